import type { Place, PlaceOf, Violation } from './entries.ts'

/** One rule for one place of the content. */
export type Rule = [broken: boolean, place: Place, message: string]

/** The rules of one kind for all of the content, whose fields they name in a way that the compiler checks. */
export type Rules = (placeOf: PlaceOf) => Rule[]

/** The rules that are broken. */
export function broken(rules: readonly Rule[]): Violation[] {
  return rules.flatMap(([isBroken, place, message]) => (isBroken ? { ...place, message } : []))
}

/** The rules of a file that are broken. */
export function brokenRules(
  file: string,
  rules: readonly (readonly [broken: boolean, field: string, message: string])[],
): Violation[] {
  return broken(rules.map(([isBroken, field, message]) => [isBroken, { file, field }, message]))
}
