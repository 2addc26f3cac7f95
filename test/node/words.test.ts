import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const repository = join(import.meta.dirname, '../..')

/**
 * Words in a file of markup that are seen or heard: in attributes that hold such text, and in any literal that
 * starts like a sentence. The linter finds those between tags.
 */
function wordsIn(source: string): string[] {
  const named =
    /\b(?:alt|title|label|heading|text|badge|placeholder|aria-(?:label|valuetext|roledescription))=\{?(["'`])(?=[^"'`]*\p{L}{2})[^"'`$]*\1/gu
  const sentence = /(?<!Error\(|=== )(["'`])\p{Lu}[\p{L}’]* \p{L}[^"'`$]*\1(?!:)/gu
  const code = source.replaceAll(/\/\*.*?\*\//gs, '')
  return [named, sentence].flatMap((pattern) => code.match(pattern) ?? [])
}

it('all that the site says stands in src/content, and none of it in markup', () => {
  const files = globSync(['src/**/*.tsx', 'client/**/*.tsx'], { cwd: repository })
  expect(files.length).toBeGreaterThan(50)
  const said = files.flatMap((file) =>
    wordsIn(readFileSync(join(repository, file), 'utf8')).map((text) => `${file}: ${text}`),
  )
  expect(said, 'move these words to src/content, and hand them over as props').toEqual([])
})
