import type { Field } from './fields.ts'

/**
 * The fields that are still samples. A field inside a sample is not named again. Strings and numbers
 * are told by their value: one that equals a sample is listed as well.
 */
export function samplesAmong(fields: Field[], isSample: (value: unknown) => boolean): Field[] {
  const samples = fields.filter(({ value }) => isSample(value))
  return samples.filter(
    ({ field }) =>
      !samples.some((outer) => field.startsWith(`${outer.field}.`) || field.startsWith(`${outer.field}[`)),
  )
}
