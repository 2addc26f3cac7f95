import { type ThirdParties, thirdParties } from './content/third-parties.ts'

/** Browser features that are switched off, because the site uses none of them. */
const features: readonly string[] =
  `
  accelerometer autoplay browsing-topics camera clipboard-read clipboard-write compute-pressure
  display-capture encrypted-media fullscreen gamepad geolocation gyroscope hid identity-credentials-get
  idle-detection local-fonts magnetometer microphone midi otp-credentials payment picture-in-picture
  publickey-credentials-create publickey-credentials-get screen-wake-lock serial storage-access usb
  window-management xr-spatial-tracking`.match(/\S+/g) ?? []

/** Features that an `iframe` of another company gets. */
const frameFeatures = new Set(['autoplay', 'fullscreen', 'picture-in-picture'])

/**
 * For a year after a visit, browsers use only https for this host. A year is the minimum of the preload list.
 * `; includeSubDomains; preload` would also apply to all subdomains and is hard to undo: docs/runbook.md says what to
 * check before you add it.
 */
const transportSecurity = 'max-age=31536000'

/** Addresses of what other sites and programs show or read. In `_headers`, a `*` stands for any text. */
export const shared: readonly string[] =
  `
  /favicon.ico /apple-touch-icon.png /icon-512.png /social/* /sitemap.xml /robots.txt /llms.txt
  /.well-known/security.txt`.match(/\S+/g) ?? []

/** Hashes, as `sha256-…`, of the inline stylesheets and scripts of a page that may apply. */
interface InlineHashes {
  styles: readonly string[]
  scripts: readonly string[]
}

/**
 * The security headers of every answer: the Worker sets them, and the build writes them into `_headers` for all
 * files. The policy allows only what the site uses, and the companies in `src/content/third-parties.ts`. The stylesheet has
 * icons as `data:` pictures, and `connect-src` is for auditors such as Lighthouse, which read robots.txt from within a
 * page. The headers `Cross-Origin-Opener-Policy` and `Cross-Origin-Embedder-Policy` are not sent, because they delay the
 * first paint. See docs/decisions/0005-speed.md.
 */
export function securityHeaders(
  { styles, scripts }: InlineHashes = { styles: [], scripts: [] },
  others: ThirdParties = thirdParties,
  address = '',
) {
  const { forms, frames, media, measurements, trustedTypes } = others
  const styleSources = [...sources(styles), ...others.styles]
  const policy = [
    "default-src 'none'",
    `script-src ${[...sources(scripts), ...others.scripts].join(' ')}`,
    ...(styleSources.length > 1 ? [`style-src ${styleSources.join(' ')}`] : []),
    // Values from the content reach the stylesheet by style attributes (docs/decisions/0016-style-attributes.md).
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    `connect-src ${["'self'", ...measurements].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    ...(media.length > 0 ? [`media-src ${media.join(' ')}`] : []),
    "base-uri 'none'",
    `form-action ${forms.length > 0 ? forms.join(' ') : "'none'"}`,
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${trustedTypes.length > 0 ? trustedTypes.join(' ') : "'none'"}`,
  ]
  return {
    'Content-Security-Policy': policy.join('; '),
    'Strict-Transport-Security': transportSecurity,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Resource-Policy': shared.includes(address) ? 'cross-origin' : 'same-origin',
    'Permissions-Policy': features.map((name) => `${name}=(${allowed(name, frames)})`).join(', '),
  }
}

function sources(hashes: readonly string[]): string[] {
  return ["'self'", ...hashes.map((hash) => `'${hash}'`)]
}

/** The value of a feature in `Permissions-Policy`: the origins that may use it, or nothing. */
function allowed(feature: string, frames: readonly string[]): string {
  return frameFeatures.has(feature) ? frames.map((host) => `"${host}"`).join(' ') : ''
}
