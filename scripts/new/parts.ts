/** What drafts of new pages share. */
import type { Action, Heading, MarkedPoint, Seo, Target } from '../../src/content/schema.ts'

/** A value that `codeOf` writes as a call of the function `sample` of content. */
export function sample<const Value extends string | number>(value: Value): Value {
  return `sample(${JSON.stringify(value)})` as Value
}

/** A draft as source text. */
export function codeOf(draft: object): string {
  return JSON.stringify(draft).replaceAll(/"sample\((?:[^"\\]|\\.)*\)"/g, (call) => JSON.parse(call))
}

export function three<Item>(item: (nth: string) => Item): [Item, Item, Item] {
  return [item('first'), item('second'), item('third')]
}

export function heading(title: string): Heading {
  return { title: sample(title), text: sample('One sentence more about it.') }
}

export function seo(title: string): Seo {
  const words = `What ${title} is about, whom it is for, and what to do next: one sentence for search engines.`
  // Search engines want a few words more than a short title.
  return { title: sample(title.length < 12 ? `${title}: what to know` : title), description: sample(words) }
}

export function button(to: Target): Action {
  return { label: sample(`What the button to ${to} says`), to }
}

export function hero(title: string) {
  const lede = sample('One or two sentences: who comes here with what, and how they leave.')
  return { badge: title, heading: sample(`What ${title} promises, in a few words.`), lede }
}

export function closing(title: string) {
  const heading = sample(`A question to who has read about ${title}`)
  const text = sample('One or two sentences: what happens when they get in touch.')
  return { heading, text, actions: [button('booking'), button('/contact')] as const }
}

export function point(title: string): MarkedPoint {
  const description = sample('One or two sentences: what it is, and what it saves.')
  return { mark: 'layers', title: sample(title), description }
}

export function stack() {
  const tools = [sample('One tool'), sample('Another tool')]
  return three((nth) => ({ category: sample(`The ${nth} group of tools`), tools }))
}
