import { globSync } from 'node:fs'
import type { ContentFiles } from '../src/laws/entries.ts'

/** What every file of `src/content` exports, for Node, where `import.meta.glob` is not. */
export async function contentFiles(): Promise<ContentFiles> {
  const files: ContentFiles = {}
  for (const file of globSync('src/content/**/*.ts').toSorted()) {
    files[file] = await import(/* @vite-ignore */ `../${file}`)
  }
  return files
}
