/** The answers when there is no page to show. When even these cannot be drawn, `middleware/error-pages.tsx` has a plain document. */
export const notFound = {
  title: 'Page not found',
  description: 'The page you asked for is not here, or has moved.',
  alt: '404, woven from yellow and ink threads; one thread has slipped out and hangs loose',
  heading: 'Oops! Page not found',
  text: 'There is no page at this address. It may have moved, or a letter of the address may be missing.',
  home: 'Return to Home',
  portfolio: 'Portfolio',
  contact: 'Contact',
  /** All that is said where a file is missing, which only a program asks for. */
  file: 'There is no such file.\n',
}

/** What other methods than GET and HEAD are told. */
export const refused = 'Method Not Allowed'

export const failure = {
  title: 'Unexpected Application Error!',
  description: 'The page could not be shown. Loading it again often works.',
  alt: '500, woven from ink threads; the yellow thread through its middle has snapped',
  heading: 'Unexpected Application Error!',
  text: 'Something broke on our side, not yours, and the error has been logged. Loading the page again often works.',
  again: 'Load Again',
  home: 'Return to Home',
  contact: 'Contact',
}
