import { sample } from './sample.ts'
import type { Failure, NotFound } from './schema.ts'

/** The page for an address without a page. */
export const notFound: NotFound = {
  title: 'Page not found',
  description: 'The page you asked for is not here, or has moved.',
  alt: sample('404, woven from yellow and ink threads; one thread has slipped out and hangs loose'),
  heading: 'Oops! Page not found',
  text: 'There is no page at this address. The page may have moved, or the address may be mistyped.',
  home: 'Return to Home',
  portfolio: 'Portfolio',
  contact: 'Contact',
  /** The link to the section of the contact page for clients with a fault. */
  support: 'Report a fault in software that we built',
  /** The whole answer to a request for a missing file, which is sent as plain text. */
  file: 'There is no such file.\n',
}

/** The answer to a request with another method than GET or HEAD, which is sent as plain text. */
export const refused = 'Method Not Allowed'

/** The answer to a request for a path that no page can have, which is sent as plain text. */
export const refusedPath = 'URI Too Long'

/** The page for an error. When it cannot be rendered, `middleware/error-pages.tsx` sends a plain document instead. */
export const failure: Failure = {
  title: 'Unexpected Application Error!',
  description: 'The page could not be shown. Loading it again often works.',
  alt: sample('500, woven from ink threads; the yellow thread through its middle has snapped'),
  heading: 'Unexpected Application Error!',
  text: 'Something went wrong on our side. We have a record of it. Loading the page again often works.',
  again: 'Load Again',
  home: 'Return to Home',
  contact: 'Contact',
}
