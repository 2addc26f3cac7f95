/** HTML for when rendering fails: it needs no component, no content and no stylesheet. */

const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'

/** The whole document, for when even the error page cannot be rendered. */
export const plainErrorPage = `<!DOCTYPE html><html lang="en"><head>${head}<meta name="robots" content="noindex"><title>Unexpected Application Error!</title></head><body><main><h1>Unexpected Application Error!</h1><p>Something broke on our side, not yours. Loading the page again often works.</p><p><a href="/">Return to Home</a></p></main></body></html>`

/**
 * Ends a document that broke off at any place. The comment is invisible in text and closes a tag or an attribute
 * that was cut; the end tags leave scripts, the stylesheet and every element that may be hidden.
 */
export const brokenOff = `<!-- "'> --></script></style></title></header></main></footer><section role="alert"><h2>The rest of this page is missing</h2><p>Something broke on our side, not yours, while the page was on its way. Loading it again often works.</p><p><a href="/">Return to Home</a></p></section></body></html>`
