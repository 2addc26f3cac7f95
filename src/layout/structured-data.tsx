import { structuredData } from '../metadata/structured-data.ts'
import type { Path } from '../routes.ts'

/**
 * JSON that may stand inside a `script` element: no text in it can end the element or open a comment,
 * and none is a line end to a script.
 */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The structured data of a page. It is a data block, so the content security policy does not treat it as a script. */
export function StructuredData({ path }: { path: Path }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its signs escaped
      dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(path)) }}
    />
  )
}
