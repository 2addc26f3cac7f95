import { setTimeout } from 'node:timers/promises'
import { exampleOf } from '../examples.ts'
import { becomes } from './actions.ts'
import { serverBetween } from './server.ts'
import { test } from './test.ts'

/** What may happen to a stylesheet, and the status with which the server answers. One that hangs is answered after 7 seconds. */
const faults = [
  ['hangs', 0, '/', '/contact'],
  ['fails', 503, '/portfolio', exampleOf('Case study')],
  ['is empty', 200, '/', exampleOf('Case study')],
] as const

/**
 * Notes after three to six seconds what a visitor cannot read: a page that ends too early, parts that are not shown, and
 * pictures that fill a window. Runs in the page, because the drivers of Firefox and WebKit wait for all files first.
 */
function note() {
  const started = Date.now()
  const timer = setInterval(() => {
    const last = document.querySelector('body > footer a')
    const parts = [...document.querySelectorAll('h2, body > footer a')]
    const hidden = parts.filter((each) => !each.checkVisibility())
    const large = [...document.querySelectorAll('svg')].filter(
      ({ clientHeight }) => clientHeight > innerHeight / 2,
    )
    const found = [...(last ? [] : ['no footer']), ...[...hidden, ...large].map(({ outerHTML }) => outerHTML)]
    const waited = Date.now() - started
    if (waited < 3000 || (found.length > 0 && waited < 6000)) return
    clearInterval(timer)
    document.documentElement.dataset['unreadable'] = found.join('\n')
  }, 100)
}

for (const [fault, status, ...paths] of faults) {
  test(`a page can be read after three seconds when its stylesheet ${fault}`, async ({ tab, baseURL }) => {
    const { origin, close } = await serverBetween(baseURL ?? '', async ({ url = '' }, answer) => {
      if (url === '/note.js') {
        answer.writeHead(200, { 'content-type': 'text/javascript' }).end(`(${note})()`)
      } else if (url.endsWith('.css')) {
        if (!status) await setTimeout(7000)
        answer.writeHead(status || 200, { 'content-type': 'text/css' }).end()
      } else return (html) => html.replace('<head>', '$&<script src="/note.js"></script>')
      return true
    })
    for (const path of paths) {
      await tab.goto(origin + path)
      const seen = () =>
        tab.evaluate(() => [location.pathname, document.documentElement.dataset['unreadable']])
      await becomes(seen, [path, ''])
    }
    close()
  })
}
