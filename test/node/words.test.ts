import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const repository = join(import.meta.dirname, '../..')

/** Texts for visitors in attributes, and literals that begin like a sentence. The linter finds text between tags. */
function wordsIn(source: string): string[] {
  const named =
    /\b(?:alt|title|label|heading|text|badge|placeholder|aria-(?:label|valuetext|roledescription))=\{?(["'`])(?=[^"'`]*\p{L}{2})[^"'`$]*\1/gu
  const sentence = /(?<!Error\(|=== )(["'`])\p{Lu}[\p{L}’]* \p{L}[^"'`$]*\1(?!:)/gu
  const code = source.replaceAll(/\/\*.*?\*\//gs, '')
  return [named, sentence].flatMap((pattern) => code.match(pattern) ?? [])
}

it('components contain no text for visitors, because it belongs into src/content', () => {
  const files = globSync(['src/**/*.tsx', 'client/**/*.tsx'], { cwd: repository })
  expect(files.length).toBeGreaterThan(50)
  const said = files.flatMap((file) =>
    wordsIn(readFileSync(join(repository, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(said, 'move these texts to src/content, and pass them as props').toEqual([])
})
