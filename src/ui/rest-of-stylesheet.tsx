import { client } from '../assets.ts'

/**
 * Ends the first screen: the head has the rules for all that comes before, and the browser paints it while it asks
 * for the others. Every page has one; the build and a test hold that.
 */
export function RestOfStylesheet() {
  return client.rest && <link rel="stylesheet" href={client.rest} />
}
