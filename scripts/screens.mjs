/**
 * Renders every route at phone and desktop width, light and dark, into `screens/`, so that anyone can
 * look: `npm run screens`, with `npm start` running. Words given on the command line choose the routes
 * that contain one of them, and `--base` another address.
 */
import { mkdir, rm } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { paths } from '../src/routes.ts'
import { chromiumPath } from './browsers.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string', default: 'http://localhost:8787' },
    out: { type: 'string', default: 'screens' },
    width: { type: 'string', multiple: true, default: ['390', '1440'] },
    scheme: { type: 'string', multiple: true, default: ['light', 'dark'] },
  },
})

const routes = positionals.length
  ? paths.filter((path) => positionals.some((word) => path.includes(word)))
  : [...paths, '/no-such-page']

await rm(values.out, { recursive: true, force: true })
await mkdir(values.out, { recursive: true })
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--disable-background-networking'],
})
for (const width of values.width.map(Number)) {
  for (const colorScheme of values.scheme) {
    const page = await browser.newPage({
      viewport: { width, height: 900 },
      colorScheme,
      reducedMotion: 'reduce',
    })
    for (const route of routes) {
      await page.goto(values.base + route)
      // What waits until somebody comes near: pictures, and the rows of a long list.
      await page.evaluate(async () => {
        for (const row of document.querySelectorAll('.project-rows > li'))
          row.style.contentVisibility = 'visible'
        for (const image of document.images) image.loading = 'eager'
        await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
      })
      const name = route === '/' ? 'home' : route.slice(1).replaceAll(/[^a-z0-9]+/g, '-')
      await page.screenshot({ path: `${values.out}/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
    await page.close()
  }
}
await browser.close()
console.log(`${routes.length} routes → ${values.out}/`)
