import { globSync, readFileSync } from 'node:fs'
import { createGenerator } from 'unocss'
import type { Violation } from '../../src/validation/entries.ts'
import config from '../../uno.config.ts'

const generator = createGenerator(config)

/**
 * Utilities such as `group-hover:` and `peer-hover:` look for `group` on an ancestor and `peer` on an element before. No file
 * has the name `undefined` on purpose.
 */
const ignored = ['group', 'peer', 'undefined']

/** Matches a stylesheet that is no CSS module: its classes keep their names in the page. */
const isGlobal = /(?<!\.module)\.css$/

const message = 'Neither UnoCSS nor a stylesheet knows this class.'

/** The classes that a page has and a component names, and that neither UnoCSS nor a stylesheet knows. */
export async function unknownClasses(html: string): Promise<Violation[]> {
  const classes = new Set(
    [...html.matchAll(/ class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
  )
  const { matched } = await (await generator).generate(classes, { preflights: false })
  const files = globSync('{src,client}/**/*.{css,ts,tsx}').map((file) => ({
    file,
    text: readFileSync(file, 'utf8'),
  }))
  return [...classes].flatMap((name) => {
    if (matched.has(name) || ignored.includes(name)) return []
    const naming = files.filter(({ text }) => text.includes(name))
    if (naming.some(({ file, text }) => isGlobal.test(file) && text.includes(`.${name}`))) return []
    return naming.flatMap(({ file, text }) => {
      const line = text.split('\n').findIndex((each) => each.split(/[\s'"`]+/).includes(name))
      return line < 0 ? [] : { file: `${file}:${line + 1}`, field: name, message }
    })
  })
}
