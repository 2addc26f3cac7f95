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

it('modules select parts by their own classes', () => {
  for (const file of modules) expect.soft(hiddenSelectors(readFileSync(file, 'utf8')), file).toEqual([])
  const wrong = '.a > p {} .b { & b {} } .c + .d {} .e:nth-child(2) {} .f:not(:last-child) {} .g * {}'
  expect(hiddenSelectors(wrong)).toHaveLength(6)
})

/** The utilities that style an element by its kind or place: `[&_p]:mt-sm`, `last:hidden`, `group-first:block`. */
const hiddenUtilities =
  /(?<![\w-])(?:\[&[^\]]*\]|(?:group-|peer-)?(?:odd|even|first|last|only|nth)(?:-\[[^\]]*\])?):[\w[-]/

it('components have short lists of classes, which style no other element', () => {
  for (const file of components) {
    const source = readFileSync(file, 'utf8')
    const texts = source.match(/"[^"\n]*"|'[^'\n]*'|`[^`]*`/g) ?? []
    const classLists = [...source.matchAll(/className=(?:"([^"]*)"|\{`([^`]*)`\})/g)]
    const long = classLists.filter(([, plain, computed]) => (plain ?? computed ?? '').length > 160)
    expect
      .soft(
        texts.filter((text) => hiddenUtilities.test(text)),
        file,
      )
      .toEqual([])
    expect.soft(long, file).toEqual([])
  }
})
