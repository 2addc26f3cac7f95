import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { ContentFiles } from '../src/laws/entries.ts'

const root = join(import.meta.dirname, '..')

/** What every file of `src/content` exports, for Node, where `import.meta.glob` is not. */
export async function contentFiles(): Promise<ContentFiles> {
  const files: ContentFiles = {}
  for (const file of globSync('src/content/**/*.ts', { cwd: root }).toSorted()) {
    files[file] = await import(/* @vite-ignore */ pathToFileURL(join(root, file)).href)
  }
  return files
}
