/** A value of the content, and where it stands: `offices[1].phone`. */
export interface Field {
  field: string
  value: unknown
}

const nothing: ReadonlySet<unknown> = new Set()

/** The value and all that is inside it, but not inside those at which to stop. Functions hold no content. */
export function* fieldsOf(value: unknown, stopAt = nothing, field = ''): Generator<Field> {
  if (typeof value === 'function') return
  if (field) yield { field, value }
  if (typeof value !== 'object' || value === null || stopAt.has(value)) return
  for (const [key, inner] of Object.entries(value)) {
    const name = Array.isArray(value) ? `[${key}]` : field ? `.${key}` : key
    yield* fieldsOf(inner, stopAt, field + name)
  }
}

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
