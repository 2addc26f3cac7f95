import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { type Field, fieldsOf } from './fields.ts'

/** A file of content, as the repository names it, and every value that it exports. */
export interface ContentFile {
  file: string
  fields: Field[]
}

/** All content, in the order of its files' names. What a module only passes on is found where it is written, too. */
export async function contentFiles(): Promise<ContentFile[]> {
  const files: ContentFile[] = []
  for (const file of globSync('src/content/**/*.ts').sort()) {
    const module: object = await import(pathToFileURL(join(process.cwd(), file)).href)
    files.push({ file, fields: [...fieldsOf(module)] })
  }
  return files
}
