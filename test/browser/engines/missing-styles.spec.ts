import { setTimeout } from 'node:timers/promises'
import { exampleOf } from '../examples.ts'
import { becomes } from './actions.ts'
import { serverBetween } from './server.ts'
import { test } from './test.ts'

/** What may happen to a stylesheet, and how the server then answers its request. One that hangs never answers. */
const faults = { hangs: undefined, fails: 503, 'is empty': 200 } as const

/** What a visitor cannot read: a page that ends too early, parts that are not shown, and pictures that fill a window. Runs in the page. */
function unreadable(): string[] {
  const parts = [...document.querySelectorAll('h2, body > footer a')]
  const hidden = parts.filter((each) => !each.checkVisibility())
  const large = [...document.querySelectorAll('svg')].filter(
    ({ clientHeight }) => clientHeight > innerHeight / 2,
  )
  const isCut = !document.querySelector('body > footer a')
  return [
    ...(isCut ? ['no footer'] : []),
    ...[...hidden, ...large].map((each) => each.outerHTML.slice(0, 99)),
  ]
}

for (const [fault, status] of Object.entries(faults)) {
  test(`each page can be read after three seconds when its stylesheet ${fault}`, async ({ tab, baseURL }) => {
    const { origin, close } = await serverBetween(baseURL ?? '', async ({ url }, answer) => {
      if (!url?.endsWith('.css')) return undefined
      if (status) answer.writeHead(status, { 'content-type': 'text/css' }).end()
      return true
    })
    for (const path of ['/', '/portfolio', '/contact', exampleOf('Case study')]) {
      await tab.goto(`${origin}/robots.txt`)
      // A visit by the driver would wait for the file that never arrives.
      await tab.evaluate((address) => void requestAnimationFrame(() => location.assign(address)), path)
      await setTimeout(3000)
      await becomes(() => tab.evaluate(() => location.pathname), path)
      await becomes(() => tab.evaluate(unreadable), [])
    }
    close()
  })
}
