/** HTML for when rendering fails: it needs no component, no content and no stylesheet. */

const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">'

/** The whole document, for when even the error page cannot be rendered. */
export const plainErrorPage = `<!DOCTYPE html><html lang="en"><head>${head}<meta name="robots" content="noindex"><title>Unexpected Application Error!</title></head><body><main><h1>Unexpected Application Error!</h1><p>Something broke on our side, not yours. Loading the page again often works.</p><p><a href="/">Return to Home</a></p></main></body></html>`
