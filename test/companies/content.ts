/** Changes of content that a company makes. The compiler knows the fields, so that a renamed one is a mistake here, too. */

/** The fields that an object may lack. */
type OptionalField<Owner> = {
  [Field in keyof Owner]-?: object extends Pick<Owner, Field> ? Field : never
}[keyof Owner]

export function leaveOut<Owner extends object>(owner: Owner, ...fields: OptionalField<Owner>[]): void {
  for (const field of fields) Reflect.deleteProperty(owner, field)
}

export function set<Owner extends object>(owner: Owner, values: Partial<Owner>): void {
  Object.assign(owner, values)
}

/** Gives a list, which modules share, other items. */
export function fill<Item>(list: readonly Item[], items: readonly Item[]): void {
  const shared = list as Item[]
  shared.splice(0, list.length, ...items)
}

/** Leaves only the first items of a list. */
export function shorten(list: readonly unknown[], length = 1): void {
  fill(list, list.slice(0, length))
}

/** Leaves only the first page of a kind. Returns it and its address. */
export function onlyFirst<Page>(pages: Record<string, Page>): [path: string, page: Page] {
  const [first, ...others] = Object.entries(pages)
  for (const [path] of others) delete pages[path]
  if (!first) throw new Error('There is no such page')
  return first
}

/** Prices with a sign after the number, as in many languages. */
export const pricesIn = (sign: string) => ({
  currency: (digits: string) => `${digits}\u00a0${sign}`,
  thousands: '\u00a0',
})
