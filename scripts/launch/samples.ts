import type { ContentFile } from './content.ts'
import type { Field } from './fields.ts'

/** A value that is still a sample, and the file that says so. */
export interface Sample extends Field {
  file: string
}

function isInside(field: string, outer: string): boolean {
  return field.startsWith(`${outer}.`) || field.startsWith(`${outer}[`)
}

/**
 * The samples of a file. A field inside one is not named again. A marked value that the file does not export
 * has no field, and is listed all the same.
 */
export function samplesAmong({ file, fields }: ContentFile, marked: ReadonlySet<unknown>): Sample[] {
  const found = fields.filter(({ value }) => marked.has(value))
  const outermost = found.filter(({ field }) => !found.some((outer) => isInside(field, outer.field)))
  const seen = new Set(found.map(({ value }) => value))
  const hidden = [...marked]
    .filter((value) => !seen.has(value))
    .map((value) => ({ field: '(not exported)', value }))
  return [...outermost, ...hidden].map((sample) => ({ file, ...sample }))
}
