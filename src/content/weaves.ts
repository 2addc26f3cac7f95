import { type Service, type Weave, weaves } from './schema.ts'

/** The weave of a service: its own, or one that follows from its name and stays while the name does. */
export function weaveOf({ name, weave }: Pick<Service, 'name' | 'weave'>): Weave {
  const sum = [...name].reduce((total, letter) => total + (letter.codePointAt(0) ?? 0), 0)
  return weave ?? weaves[sum % weaves.length] ?? 'plain'
}
