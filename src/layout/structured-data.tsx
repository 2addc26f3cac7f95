import { structuredData } from '../metadata/structured-data.ts'
import type { Path } from '../routes.ts'

/** Returns JSON for a `script` element. Characters that could end the element or start a comment in HTML are escaped. */
export function scriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}

/** The structured data of a page. It is a data block, so the content security policy does not treat it as a script. */
export function StructuredData({ path }: { path: Path }) {
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with all special characters escaped
      dangerouslySetInnerHTML={{ __html: scriptJson(structuredData(path)) }}
    />
  )
}
