import type { Field } from './fields.ts'

/** A field that cannot be right, and what it should be. */
export interface Misfit extends Field {
  wanted: string
}

function isHttps(value: string): boolean {
  return URL.parse(value)?.protocol === 'https:'
}

/** What a field must be, by the end of its name. */
const shapes: [name: RegExp, wanted: string, fits: (value: string) => boolean][] = [
  [
    /\borigin$/,
    'https:// and a host, nothing after it, not even a slash',
    (value) => isHttps(value) && new URL(value).origin === value,
  ],
  [/email$/i, 'an e-mail address', (value) => /^[^\s@<>:]+@[a-z\d-]+(\.[a-z\d-]+)*\.[a-z]{2,}$/i.test(value)],
  [
    /\bphone$/,
    '+, the country code and the number: 8 to 15 digits',
    (value) => /^\+[1-9]\d{7,14}$/.test(value.replace(/[ ().-]/g, '')),
  ],
  [/\b(booking|scheduling|href)$/, 'an address that begins with https://', isHttps],
]

/** Hosts that are nobody's: RFC 2606 and RFC 6761, and this machine. */
const nobodys =
  /(^|[.@])(example\.(com|net|org)|(localhost|test|invalid|example)|127\.\d+\.\d+\.\d+|\[::1\])$/i

/**
 * Fields that have the wrong shape, or point at a host at which nothing would ever arrive. `null` says that
 * there is none.
 * @param isSample whether a value is one, whose host may be nobody's
 */
export function misfits(fields: Iterable<Field>, isSample: (value: unknown) => boolean): Misfit[] {
  return [...fields].flatMap(({ field, value }) => {
    const [, wanted, fits] = shapes.find(([name]) => name.test(field)) ?? []
    if (!wanted || value === null) return []
    if (typeof value !== 'string' || !fits?.(value)) return { field, value, wanted }
    const host = URL.parse(value)?.hostname || value
    return nobodys.test(host) && !isSample(value) ? { field, value, wanted: 'a host of your own' } : []
  })
}
