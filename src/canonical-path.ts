import { tryDecodeURIComponent } from 'hono/utils/url'

/**
 * A decoded path without what people, and mail and chat programs, add to its end: a slash, punctuation, signs such as `>`,
 * spaces, and invisible characters. A decoded `#` begins a fragment.
 */
const written = /^[^#]*[^\p{P}\p{Sm}\p{Sk}\p{Z}\p{Cf}\s]/u

/**
 * The address that another spelling of a known path leads to, such as `/about` for `/about/`, `/About` or `/%61bout`, or nothing
 * when no path is meant. It keeps the query, which may begin with an encoded `?`. Known paths are lower case and have no
 * letters that are encoded in addresses.
 */
export function canonicalAddress(url: string, isKnown: (path: string) => boolean): string | undefined {
  const { pathname, search } = new URL(url)
  const [encoded = '', ...queries] = pathname.split(/%3f/i)
  const path = tryDecodeURIComponent(encoded).toLowerCase().match(written)?.[0] ?? '/'
  if (!isKnown(path)) return undefined
  const query = [...queries, search.slice(1)].filter(Boolean).join('&')
  return query ? `${path}?${query}` : path
}
