import { type Field, fieldsOf } from './fields.ts'

/**
 * The samples among what a file exports. A field inside one is not named again. A marked value that the file
 * does not export has no field, and is listed all the same.
 */
export function samplesIn(content: object, marked: ReadonlySet<unknown>): Field[] {
  const exported = new Set([...fieldsOf(content)].map(({ value }) => value))
  const hidden = [...marked].filter((value) => !exported.has(value))
  return [
    ...[...fieldsOf(content, marked)].filter(({ value }) => marked.has(value)),
    ...hidden.map((value) => ({ field: '(not exported)', value })),
  ]
}
