import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/**
 * Notes in `complaints` what a page's console would show. It runs before anything else of the page; not
 * every driver hands out the console, and WebKitGTK writes none while it is driven.
 */
const recorder = `window.complaints = []
const note = (text) => window.complaints.push(String(text))
addEventListener('error', ({ message, target }) => note(message ?? 'did not load: ' + (target.src ?? target.href)), true)
addEventListener('unhandledrejection', ({ reason }) => note(reason))
document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
  note(effectiveDirective + ' stopped ' + blockedURI))
for (const level of ['error', 'warn']) console[level] = (...words) => note(words.join(' '))
`

/**
 * What Chrome 120 did not have, taken out of a page: this Chromium cannot be told to do without. The
 * names in the stylesheet become unknown ones; a browser that reads it must not mind its changed hash.
 */
const removal = `for (const [owner, names] of [
  [HTMLButtonElement.prototype, ['command', 'commandForElement']],
  [HTMLDialogElement.prototype, ['closedBy', 'requestClose']],
  [Document.prototype, ['startViewTransition']],
  [window, ['onpageswap', 'onpagereveal']],
]) for (const name of names) delete owner[name]
for (const type of ['pageswap', 'pagereveal'])
  addEventListener(type, (event) => event.stopImmediatePropagation(), true)
`
const newerInHtml = /\s(command|commandfor|closedby|interestfor)="[^"]*"/g
const newerInStyles =
  /anchor-name|position-anchor|position-area|position-try-fallbacks|anchor\(|@view-transition|::details-content|attr\((?=data-travels)/g

/** Stands before the site, for any browser: it listens to the console, and can hold files back. */
export interface Front {
  url: string
  /** Leaves requests for such addresses without an answer, as on a line that has gone. */
  hold(pattern: RegExp | undefined): void
  close(): Promise<void>
}

interface FrontOptions {
  /** Answers of the front's own, by path, instead of the site's. */
  files?: Record<string, { type: string; body: string }>
  /** Takes out of each page what Chrome 120 did not have. */
  floor?: boolean
}

/** @param site where the site is; it is not asked for what is in `files`. */
export async function startFront(site: string, { files = {}, floor = false }: FrontOptions): Promise<Front> {
  let held: RegExp | undefined
  const own: typeof files = {
    ...files,
    '/recorder.js': { type: 'text/javascript', body: floor ? recorder + removal : recorder },
  }

  async function answer(request: IncomingMessage, response: ServerResponse) {
    const path = request.url ?? '/'
    if (held?.test(path)) return
    const file = own[path]
    if (file) {
      response.writeHead(200, { 'content-type': file.type }).end(file.body)
      return
    }
    const { status, headers, body } = await ask(site + path, floor)
    response.writeHead(status, headers).end(body)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error) => response.destroy(error))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (!address || typeof address === 'string') throw new Error('The front has no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    hold(pattern) {
      held = pattern
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function ask(url: string, floor: boolean) {
  const { status, headers, body } = await fetch(url, { redirect: 'manual' }).then(async (response) => ({
    status: response.status,
    headers: Object.fromEntries(response.headers),
    body: Buffer.from(await response.arrayBuffer()),
  }))
  for (const name of ['content-encoding', 'content-length', 'transfer-encoding', 'connection']) {
    delete headers[name]
  }
  const older = (text: string) => text.replaceAll(newerInHtml, '').replaceAll(newerInStyles, 'x$&')
  if (headers['content-type']?.startsWith('text/css') && floor) {
    return { status, headers, body: Buffer.from(older(body.toString())) }
  }
  if (!headers['content-type']?.startsWith('text/html')) return { status, headers, body }
  const page = body.toString().replace('<head>', '<head><script src="/recorder.js"></script>')
  return { status, headers, body: Buffer.from(floor ? older(page) : page) }
}
