import { globSync } from 'node:fs'
import { join } from 'node:path'
import { fieldsOf } from '../launch/fields.ts'

/** How often a word stands in all of the site's text, and how often in its labels. */
export interface Times {
  prose: number
  labels: number
}

/** No string longer than this many words is a label. */
const labelWords = 8

const folder = join(import.meta.dirname, '../../src/content')

/** The words of each string of the content, each with the space behind it. */
async function* strings(): AsyncGenerator<string[]> {
  for (const file of globSync('**/*.ts', { cwd: folder }).toSorted()) {
    const content: object = await import(/* @vite-ignore */ join(folder, file))
    for (const { value } of fieldsOf(content)) {
      if (typeof value === 'string') yield value.match(/\S+ ?/g) ?? []
    }
  }
}

/** The words of `src/content`, but for strings of one word: those can be names of pictures. */
export async function siteWords(): Promise<Map<string, Times>> {
  const found = new Map<string, Times>()
  for await (const words of strings()) {
    if (words.length < 2) continue
    for (const word of words) {
      const times = found.get(word) ?? { prose: 0, labels: 0 }
      times.prose++
      if (words.length <= labelWords) times.labels++
      found.set(word, times)
    }
  }
  return found
}
