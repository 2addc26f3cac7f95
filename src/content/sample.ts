/** What is marked. Empty in a build. */
export const marked = new Set<unknown>()

/**
 * Marks a value as fictional: a text where it stands, `name: sample('Northloom')`, or a whole object, also
 * in a line of its own below it, `sample(about.story)`. What is inside a marked object is fictional with it.
 * `npm run check:launch` lists what is marked, and `npm run release` stops: take the call away when the real
 * value is there.
 *
 * An object is known by itself; a text or number by its value, and only in the file that marks it: an equal
 * text elsewhere is not caught, one in the same file is listed as well. In a build this does nothing.
 */
export function sample<const T>(value: T): T {
  if (!import.meta.env?.PROD) marked.add(value)
  return value
}
