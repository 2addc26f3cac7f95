import type { Field } from './fields.ts'

/** A field that cannot be right, and what it should be. */
export interface Misfit extends Field {
  wanted: string
}

interface Shape {
  /** The end of the field's name. */
  name: RegExp
  wanted: string
  fits: (value: string) => boolean
}

function isHttps(value: string): boolean {
  return URL.parse(value)?.protocol === 'https:'
}

const shapes: Shape[] = [
  {
    name: /\borigin$/,
    wanted: 'https:// and a host, nothing after it, not even a slash',
    fits: (value) => isHttps(value) && new URL(value).origin === value,
  },
  {
    name: /email$/i,
    wanted: 'an e-mail address',
    fits: (value) => /^[^\s@<>:]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(value),
  },
  {
    name: /\bphone$/,
    wanted: '+, the country code and the number: 8 to 15 digits',
    fits: (value) => /^\+[1-9]\d{7,14}$/.test(value.replace(/[ ().-]/g, '')),
  },
  {
    name: /\b(booking|scheduling|href)$/,
    wanted: 'an address that begins with https://',
    fits: isHttps,
  },
]

/** Hosts that are nobody's: RFC 2606 and RFC 6761, and this machine. */
const nobodys =
  /(^|[.@])(example\.(com|net|org)|(localhost|test|invalid|example)|127\.\d+\.\d+\.\d+|\[::1\])$/i

function hostOf(value: string): string {
  return URL.parse(value)?.host.replace(/:\d+$/, '') || value
}

/** Fields whose value has the wrong shape, by the end of their name. `null` says that there is none. */
export function misshapen(fields: Field[]): Misfit[] {
  return fields.flatMap(({ field, value }) => {
    const shape = shapes.find(({ name }) => name.test(field))
    if (!shape || value === null) return []
    return typeof value === 'string' && shape.fits(value) ? [] : [{ field, value, wanted: shape.wanted }]
  })
}

/** Fields that point at a host which can be nobody's, so that nothing would ever arrive there. */
export function unreachable(fields: Field[]): Misfit[] {
  return fields.flatMap(({ field, value }) =>
    typeof value === 'string' && shapes.some(({ name }) => name.test(field)) && nobodys.test(hostOf(value))
      ? [{ field, value, wanted: 'a host of your own' }]
      : [],
  )
}
