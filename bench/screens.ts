/**
 * `npm run screens -w bench`, with `npm start` running: pictures of every route, or of those that contain one of the
 * words named, into `screens/`, on a phone and on a desktop, light and dark.
 */
import { rm } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { paths } from '../src/routes.ts'
import { chromiumPath } from '../test/browser/drivers/browsers.ts'

const words = process.argv.slice(2)
const chosen = paths.filter((path) => words.some((word) => path.includes(word)))
const routes = words.length > 0 ? chosen : [...paths, '/no-such-page']

/** Shows the pictures that wait until somebody comes near. Runs in the browser. */
async function showAll() {
  for (const image of document.images) image.loading = 'eager'
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
}

await rm('../screens', { recursive: true, force: true })
const executablePath = chromiumPath()
const browser = await chromium.launch(executablePath ? { executablePath } : {})
const page = await browser.newPage({ baseURL: 'http://localhost:8787', reducedMotion: 'reduce' })
for (const width of [390, 1440]) {
  await page.setViewportSize({ width, height: 900 })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    for (const route of routes) {
      await page.goto(route)
      await page.evaluate(showAll)
      const name = route === '/' ? 'home' : route.slice(1).replaceAll(/[^a-z0-9]+/g, '-')
      await page.screenshot({ path: `../screens/${name}-${width}-${colorScheme}.png`, fullPage: true })
    }
  }
}
await browser.close()
console.log(`${routes.length} routes → screens/`)
