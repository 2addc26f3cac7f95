/** Requests that people, programs and attackers send, by the answer that they get. */

const listed = (text: string): string[] => text.match(/\S+/g) ?? []

/** Repeats a text until it has 16,384 characters. */
export const long = (piece: string): string => piece.repeat(Math.ceil(16_384 / piece.length))

/** Adds queries to an address. */
export const withQueries = (path: string, queries: string[]): string[] =>
  queries.map((query) => `${path}?${query}`)

/** Addresses of no page: mistyped ones, and such that try to leave a folder, add a header or script, or break a decoder. */
export const missing = [
  ...listed(String.raw`
    /nope /%6Eope /nope.md /index.html /contact.html /contac /contact&a=b /(contact //contact /contact/more
    /contact%2Fmore /contact%252f /contact/contact /case-studies /case-studies/nope /assets /nope/../nope /nope/.
    /.git/config /.env /wp-login.php /__proto__ /constructor /hasOwnProperty /toString /:path /contact/__proto__
    /../../etc/passwd /contact/../../etc/passwd /..%2f..%2fetc%2fpasswd /%2e%2e%2fetc%2fpasswd /contact/..;/nope
    /%252e%252e%252fnope /..\..\nope /%5c..%5cnope /contact/..%5c..%5cnope /contact\nope
    //evil.example //evil.example/contact /\evil.example /%5cevil.example /%2f%2fevil.example /https://evil.example
    /@evil.example /contact@evil.example /contact:80 /contact;a=b /javascript:alert(1) /nope?next=//evil.example
    /<script>alert(1)</script> /"><img/src=x/onerror=alert(1)> /'onload=alert(1) /%3Cscript%3E /$%7B7*7%7D /{{7*7}}
    /contact%0d%0aX-Header:%20a /nope%0d%0aSet-Cookie:%20a=b /nope%0a%7B%22event%22:%22error%22%7D
    /%zz /%u0041 /%00 /contact%00 /%2500 /%25%30%30 /%ff /%c3%28 /%e2%82 /%c0%af /%ed%a0%80 /contact/%zz
    /é /名前 /%F0%9F%92%A9 /%E2%80%AEcontact /İndustries /ｃontact /con%C2%ADtact /%EF%BB%BFcontact`),
  `/${'x'.repeat(1023)}`,
  `/${'%zz'.repeat(341)}`,
]

/** Queries that no page reads. */
export const unread = [
  ...listed(`
    a=%62 a=b&a=b utm_source=x ? && = % a=%zz a=%ff a=%00 __proto__ __proto__=a next=//evil.example a=é a=%F0%9F%92%A9
    category category= category=nope category=__proto__ category=% category=%ff category=%00 category[]=a category=<script>
    industry=nope industry=constructor a=%0d%0aSet-Cookie:%20a=b a="><script>alert(1)</script>`),
  ...['a=b&', 'category=&', '%41', '%', '?', 'é'].map(long),
]

/** Other spellings of an address, such as with a sign that mail and chat programs add to its end. */
export const spellings = [
  ...listed('/ // . , ) ). ] } > ; : ! \' " ’ ” » … * _ - \\ | ` = + @ % 。 、 ， ） 」 ： ، ؟ । –')
    .flatMap((end) => [end, encodeURIComponent(end)])
    .concat(
      listed('%20 %c2%a0 %e2%80%8b %e2%80%8e %ef%bb%bf %e3%80%80 %09 %0d%0a %3f %23 %23offices /. /nope/../'),
    )
    .map((end) => `/contact${end}`),
  ...listed('/Contact /CONTACT/ /%63ontact /%43ontact.'),
]

/** Paths of more than 1,024 characters. */
export const tooLong = ['a', '/', '%41', '%', '%zz', '%c3%a9', '%u', '%%', ';', '[]', 'é', '/a/..;']
  .flatMap((piece) => [`/${long(piece)}`, `/contact/${long(piece)}`])
  .concat(`/${'x'.repeat(1024)}`)

/** Requests with another method than GET and HEAD. */
export const refusedMethods = listed('POST PUT PATCH DELETE OPTIONS TRACE PROPFIND').flatMap((method) =>
  listed('/ /nope /contact/ /robots.txt').map((path) => `${method} ${path}`),
)

/** Headers of requests that other sites answer differently. */
export const unusual = {
  Accept: 'application/json;q=0.9, text/markdown',
  'Accept-Encoding': 'identity',
  'Accept-Language': 'de-CH, fr;q=0.5',
  Authorization: 'Basic YTpi',
  'CF-IPCountry': 'KE',
  Cookie: long('session=1; '),
  'If-Modified-Since': 'Wed, 21 Oct 2026 07:28:00 GMT',
  'If-None-Match': '"other"',
  Origin: 'https://elsewhere.example',
  Range: 'bytes=0-99',
  'Sec-CH-Prefers-Color-Scheme': 'dark',
  'User-Agent': 'Googlebot/2.1',
  'X-Forwarded-Host': 'elsewhere.example',
}
