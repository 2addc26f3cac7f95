/**
 * `npm run screens`, with `npm start` running: pictures of every route, or of those that contain one of the
 * words named, into `screens/`.
 */
import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { paths } from '../src/routes.ts'
import { launchChromium } from './browsers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://localhost:8787' },
    out: { type: 'string', default: 'screens' },
    width: { type: 'string', multiple: true, default: ['390', '1440'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
  },
})
const chosen = paths.filter((path) => positionals.some((word) => path.includes(word)))
const routes = positionals.length > 0 ? chosen : [...paths, '/no-such-page']

/** Shows what waits until somebody comes near: pictures, and the rows of a long list. Runs in the browser. */
async function showAll() {
  for (const row of document.querySelectorAll<HTMLElement>('.shelf > li')) {
    row.style.contentVisibility = 'visible'
  }
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
}

await rm(values.out, { recursive: true, force: true })
await mkdir(values.out, { recursive: true })
const browser = await launchChromium()
const page = await browser.newPage()
for (const width of values.width) {
  await page.setViewport({ width: Number(width), height: 900 })
  for (const scheme of values.scheme) {
    await page.emulateMediaFeatures([
      { name: 'prefers-color-scheme', value: scheme },
      { name: 'prefers-reduced-motion', value: 'reduce' },
    ])
    for (const route of routes) {
      await page.goto(values.base + route)
      await page.evaluate(showAll)
      const name = route === '/' ? 'home' : route.slice(1).replaceAll(/[^a-z0-9]+/g, '-')
      await page.screenshot({ path: `${values.out}/${name}-${width}-${scheme}.png`, fullPage: true })
    }
  }
}
await browser.close()
console.log(`${routes.length} routes → ${values.out}/`)
