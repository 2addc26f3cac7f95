/** What the sources say of when to use a component or a variant: the design page shows it beside the sample. */
const sources: Record<string, string> = import.meta.glob(
  ['../../../src/{ui,sections}/*.tsx', '../../../client/ui/*.tsx'],
  { eager: true, query: '?raw', import: 'default' },
)

function sourceOf(file: string): string {
  return sources[`../../../${file}`] ?? ''
}

function oneLine(comment: string): string {
  return comment.replaceAll(/\s+\*?\s*/g, ' ').trim()
}

/** The comments of the components that a file exports. */
export function componentComments(file: string): { name: string; text: string }[] {
  const found = sourceOf(file).matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\s*export function ([A-Z]\w*)/g)
  return [...found].map(([, text = '', name = '']) => ({ name, text: oneLine(text) }))
}

/** The comment of a variant, in the table of a file: `/** Three figures on a card. *\/ card: {`. */
export function variantComment(file: string, name: string): string {
  const [, comment = ''] =
    new RegExp(`\\n  /\\*\\*((?:(?!\\*/)[^])*)\\*/\\n  ${name}: [{'\`]`).exec(sourceOf(file)) ?? []
  return oneLine(comment)
}
