import parser, { type Pseudo, type Selector } from 'postcss-selector-parser'
import type { DrawnElement } from './elements.ts'

/**
 * One selector of a rule. States are left out, and attributes that come and go with them: it may match less than its
 * names say.
 */
export interface NamedSelector {
  /** From the outermost ancestor to the element that is styled. A tag is empty where any will do. */
  compounds: readonly DrawnElement[]
  /** The pseudo-element, if one is styled. */
  part: string
  /** Numbers of ids, classes and tags, for the cascade; `undefined` where a function makes them hard to tell. */
  weight: string | undefined
  /** Whether it can matter before the visitor does anything. */
  atOnce: boolean
  /** The selectors in each `:has()`, `:is()` and `:where()`, of which one has to match. */
  inner: readonly (readonly NamedSelector[])[]
}

/** States that need a visitor. */
const acted = /^:(hover|active|focus|focus-visible|focus-within|disabled|target|popover-open|checked)$/

const isPart = (node: Pseudo): boolean => parser.isPseudoElement(node)

function named(selector: Selector): NamedSelector {
  const pseudos = selector.nodes.filter((node) => node.type === 'pseudo')
  const parts = pseudos.filter(isPart)
  const states = pseudos.filter((node) => !isPart(node))
  const count = (...types: string[]) => selector.nodes.filter(({ type }) => types.includes(type)).length
  const inner = states
    .filter(({ value }) => /^:(has|is|where)$/.test(value))
    .map(({ nodes }) => nodes.map(named))
  const weight = [count('id'), count('class', 'attribute') + states.length, count('tag') + parts.length]
  return {
    compounds: selector
      .split((node) => node.type === 'combinator')
      .map((nodes) => ({
        tag: nodes.find(({ type }) => type === 'tag')?.value ?? '',
        id: nodes.find(({ type }) => type === 'id')?.value,
        classes: nodes.flatMap((node) => (node.type === 'class' ? [node.value] : [])),
        data: nodes.flatMap((node) =>
          node.type === 'attribute' && node.attribute.startsWith('data-') ? [node.attribute] : [],
        ),
      })),
    part: parts.map(({ value }) => value.replace('::', ':')).join(),
    weight: states.some(({ nodes }) => nodes.length > 0) ? undefined : weight.join(),
    atOnce:
      !states.some(({ value }) => acted.test(value)) &&
      inner.every((some) => some.some(({ atOnce }) => atOnce)),
    inner,
  }
}

/** What each kind of page asks of the same rules. */
const known = new Map<string, NamedSelector[]>()

/** The selectors of a rule. */
export function selectorsOf(rule: string): NamedSelector[] {
  const selectors = known.get(rule) ?? parser().astSync(rule).nodes.map(named)
  known.set(rule, selectors)
  return selectors
}

function has(element: DrawnElement, { tag, classes, id, data }: DrawnElement): boolean {
  if (tag && tag !== element.tag) return false
  if (id && id !== element.id) return false
  return (
    classes.every((each) => element.classes.includes(each)) &&
    data.every((each) => element.data.includes(each))
  )
}

/** Whether these elements have all the names of a selector. */
export function isAmong({ compounds, inner }: NamedSelector, elements: readonly DrawnElement[]): boolean {
  return (
    compounds.every((compound) => elements.some((each) => has(each, compound))) &&
    inner.every((some) => some.some((each) => isAmong(each, elements)))
  )
}

/** Whether two selectors, neither of which outweighs the other, may style one of these elements. */
export function collide(
  one: NamedSelector,
  other: NamedSelector,
  elements: readonly DrawnElement[],
): boolean {
  if (one.part !== other.part) return false
  if (one.weight && other.weight && one.weight !== other.weight) return false
  const [mine, its] = [one.compounds.at(-1), other.compounds.at(-1)]
  return !!mine && !!its && elements.some((each) => has(each, mine) && has(each, its))
}
