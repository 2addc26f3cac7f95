/** Where content says what is fictional, from `src/content`. */
const sampleFile = 'sample.ts'

/** The import of `sample` in a file of content, so many folders below `src/content`. */
export function importSample(depth: number): string {
  return `import { sample } from '${depth === 0 ? './' : '../'.repeat(depth)}${sampleFile}'\n`
}

/** A text as code. */
export function quoted(text: string): string {
  return JSON.stringify(text)
}

/** A fictional text as code: the launch check names it until somebody writes it. */
export function sample(text: string): string {
  return `sample(${quoted(text)})`
}

/** As many items as asked for, each from its ordinal: `First`, `Second` … */
export function each(count: number, item: (ordinal: string) => string): string {
  const ordinals = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth']
  return `[${ordinals.slice(0, count).map(item).join(', ')}]`
}

/** What search engines show, as code: of a length that they show whole. */
export function seo(title: string): string {
  const long = title.length < 12 ? `${title}: what to know` : title
  return `{ title: ${sample(long)}, description: ${sample(
    `What ${title} is about, whom it is for, and what to do next: one or two sentences for search engines.`,
  )} }`
}

/** The dark band that ends a page. */
export function closing(title: string): string {
  return `{
    heading: ${sample(`A question to who has read about ${title}`)},
    text: ${sample('One or two sentences: what happens when they get in touch.')},
    actions: [
      { label: ${sample('What the first button does')}, to: 'booking' },
      { label: ${sample('What the second button does')}, to: '/contact' },
    ],
  }`
}

/** The head of a page. */
export function hero(title: string, actions = true): string {
  return `{
    badge: ${quoted(title)},
    heading: ${sample(`What ${title} promises, in a few words.`)},
    lede: ${sample('One or two sentences: who comes here with what, and how they leave.')},
    ${
      actions
        ? `actions: [
      { label: ${sample('What the first button does')}, to: '/contact' },
      { label: ${sample('What the second button does')}, to: '/portfolio' },
    ],`
        : ''
    }
  }`
}

export function heading(title: string): string {
  return `{ title: ${sample(title)}, text: ${sample('One sentence more about it.')} }`
}

export function stack(count: number): string {
  return each(
    count,
    (nth) =>
      `{ category: ${sample(`${nth} group of tools`)}, tools: [${sample('One tool')}, ${sample('Another tool')}] }`,
  )
}
