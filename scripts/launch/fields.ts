/** A value of the content, and where it stands: `offices[1].phone`. */
export interface Field {
  field: string
  value: unknown
}

/** The value and all that is inside it, outermost first. Functions hold no content. */
export function* fieldsOf(value: unknown, field = ''): Generator<Field> {
  if (typeof value === 'function') return
  if (field) yield { field, value }
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value)) {
    if (Array.isArray(value)) yield* fieldsOf(inner, `${field}[${key}]`)
    else yield* fieldsOf(inner, field ? `${field}.${key}` : key)
  }
}
