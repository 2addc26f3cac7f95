/** The values that are marked. It is empty in a build. */
export const marked = new Set<unknown>()

/**
 * Marks a value as fictional: a text, `name: sample('Northloom')`, or an object with all that is in it. A line below an
 * object can also mark a part of it: `sample(about.story)`. `npm run check:launch` lists the marked values, and
 * `npm run release` refuses to publish them. Remove the call when the value is real.
 *
 * Objects are compared by identity. Texts and numbers are compared by value, and only in the file that marks them: an
 * equal text in the same file is listed too, and one in another file is not. In a build, this function only returns the
 * value.
 */
export function sample<const T>(value: T): T {
  if (!import.meta.env?.PROD) marked.add(value)
  return value
}
