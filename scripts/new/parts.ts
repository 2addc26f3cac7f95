/** What drafts of new pages share. */
import type * as schema from '../../src/content/schema.ts'

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

export function head(title: string, text = 'One sentence more about it.'): schema.Heading & { text: string } {
  return { title: sample(title), text: sample(text) }
}

export function seo(title: string): schema.Seo {
  return {
    // Search engines want a few words more than a short title.
    title: sample(title.length < 12 ? `${title}: what to know` : title),
    description: sample(
      `What ${title} is about, whom it is for, and what to do next: one or two sentences for search engines.`,
    ),
  }
}

export function buttons(first: schema.Target, second: schema.Target): [schema.Action, schema.Action] {
  return [
    { label: sample('What the first button does'), to: first },
    { label: sample('What the second button does'), to: second },
  ]
}

export function hero(title: string) {
  return {
    badge: title,
    heading: sample(`What ${title} promises, in a few words.`),
    lede: sample('One or two sentences: who comes here with what, and how they leave.'),
  }
}

export function closing(title: string): schema.Closing {
  return {
    heading: sample(`A question to who has read about ${title}`),
    text: sample('One or two sentences: what happens when they get in touch.'),
    actions: buttons('booking', '/contact'),
  }
}

export function point(title: string): schema.MarkedPoint {
  const description = sample('One or two sentences: what it is, and what it saves.')
  return { mark: 'layers', title: sample(title), description }
}

export function stack() {
  return three((nth) => ({
    category: sample(`The ${nth} group of tools`),
    tools: [sample('One tool'), sample('Another tool')],
  }))
}
