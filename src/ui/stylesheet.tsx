import { client } from '../assets.ts'

/**
 * Ends the first screen: the head has the rules for all that comes before, and the browser paints it while it asks for
 * the stylesheet, which is the same for all pages. Every page has one; the build and a test hold that.
 */
export function Stylesheet() {
  return client.stylesheet && <link rel="stylesheet" href={client.stylesheet} />
}
