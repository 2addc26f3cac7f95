/** Returns what a function returns while a field of an object of the content has another value. */
export function whileChanged<Owner extends object, Result>(
  owner: Owner,
  field: keyof Owner,
  value: unknown,
  run: () => Result,
): Result {
  const before = Object.getOwnPropertyDescriptors(owner)
  Object.assign(owner, { [field]: value })
  const result = run()
  Reflect.deleteProperty(owner, field)
  Object.defineProperties(owner, before)
  return result
}
