/** What becomes of a value at a place: its file and its fields, such as `home.home.stats.0.note`. */
export type Change = (value: unknown, place: string) => unknown

/** A copy in which each list, object, key and text is changed, also those that functions return. `undefined` is left out. */
export function changed<T>(value: T, place: string, change: Change): T
export function changed(value: unknown, place: string, change: Change): unknown {
  if (typeof value === 'function' && place.split('.').length > 2)
    return (...given: unknown[]) => changed(value(...given), place, change)
  const next = change(value, place)
  if (Array.isArray(next)) return next.map((item, index) => changed(item, `${place}.${index}`, change))
  if (typeof next !== 'object' || next === null) return next
  const parts = Object.entries(next).map(([key, part]) => [
    change(key, `${place}.key`),
    changed(part, `${place}.${key}`, change),
  ])
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined))
}
