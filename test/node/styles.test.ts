import { globSync, readFileSync } from 'node:fs'
import { type SelectorComponent, type SelectorList, transform } from 'lightningcss'
import { expect, it } from 'vitest'

const modules = globSync('{src,client}/**/*.module.css')
const components = globSync('{src,client}/**/*.{ts,tsx}', { exclude: ['src/content/**'] })

/** Pseudo-classes that select an element by its place among others. */
const byPlace = /^(nth-|first-|last-|only-)/

/** Whether a selector depends on the kind or the place of an element. What stands in `:has()` is a state of another element. */
function isHidden(component: SelectorComponent): boolean {
  if (component.type === 'type' || component.type === 'universal') return true
  if (component.type === 'combinator')
    return component.value === 'next-sibling' || component.value === 'later-sibling'
  if (component.type !== 'pseudo-class') return false
  if (byPlace.test(component.kind)) return true
  const nested = component.kind !== 'has' && 'selectors' in component ? component.selectors : []
  return (nested as SelectorList).some((selector) => selector.some(isHidden))
}

/** The selectors of a stylesheet that depend on the kind or the place of an element. */
function hiddenSelectors(css: string): string[] {
  const found: string[] = []
  transform({
    filename: '',
    code: Buffer.from(css),
    visitor: {
      Rule: {
        style({ value: { selectors } }) {
          for (const selector of selectors) if (selector.some(isHidden)) found.push(JSON.stringify(selector))
        },
      },
    },
  })
  return found
}

it.each(modules)('%s selects parts by their own classes', (file) => {
  expect(hiddenSelectors(readFileSync(file, 'utf8'))).toEqual([])
})

it.each([
  '.a > p {}',
  '.a { & b {} }',
  '.a + .b {}',
  '.a:nth-child(2) {}',
  '.a:not(:last-child) {}',
  '.a * {}',
])('a rule that selects by kind or place is found: %s', (css) => expect(hiddenSelectors(css)).toHaveLength(1))

/** The utilities that style an element by its kind or place: `[&_p]:mt-sm`, `last:hidden`, `group-first:block`. */
const hiddenUtilities =
  /(?<![\w-])(?:\[&[^\]]*\]|(?:group-|peer-)?(?:odd|even|first|last|only|nth)(?:-\[[^\]]*\])?):[\w[-]/

/** The texts of a component in which classes stand: the attributes `className` and strings of utilities. */
const textsIn = (file: string) => readFileSync(file, 'utf8').match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? []

it.each(components)('%s has short lists of classes, which style no other element', (file) => {
  const texts = textsIn(file)
  expect(texts.filter((text) => hiddenUtilities.test(text))).toEqual([])
  const classLists = [...readFileSync(file, 'utf8').matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
  expect(
    classLists.map(([, plain, computed]) => plain ?? computed ?? '').filter(({ length }) => length > 160),
  ).toEqual([])
})
