import { readFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { type APIRequestContext, expect, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import sharp from 'sharp'
import { smoke } from '../../scripts/smoke.ts'
import { type Path, paths, socialPicture } from '../../src/routes.ts'
import { budgets, overBudget } from '../budgets.ts'
import { examples } from './examples.ts'
import { missingRules } from './missing-rules.ts'
import { allStyles, brokenPictures, listen, motion, overflowAt, waiting } from './visit.ts'

// The source that the module exports is twice as long, which takes the browser 0.2 s more on each page.
const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** The rule `target-size` of WCAG 2.2 is off by default, so it is switched on here. */
const axeOptions = "{ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } }"

const zipped = (...parts: string[]) => gzipSync(parts.join(''), { level: 9 }).length

/** Compares the sizes of a page, its styles and its script with the budgets. */
async function weigh(path: string, request: APIRequestContext) {
  const html = await (await request.get(path)).text()
  const [, head = ''] = /<style>(.*?)<\/style>/s.exec(html) ?? []
  const [, script = ''] = /<script type="module" src="([^"]+)"/.exec(html) ?? []
  const [[, link = ''] = [], ...others] = html.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)
  expect.soft(others, 'more stylesheets').toEqual([])
  const sheet = await (await request.get(link)).text()
  expect.soft(zipped(head, sheet), overBudget('stylesheets')).toBeLessThanOrEqual(budgets.styles)
  const scriptSize = zipped(await (await request.get(script)).text())
  expect.soft(scriptSize, overBudget('script')).toBeLessThanOrEqual(budgets.script)
  expect.soft(zipped(html) + zipped(sheet), overBudget('page')).toBeLessThanOrEqual(budgets.page)
}

/** The messages about a missing page, of Chromium and of the site. */
const missing = [expect.stringContaining('status of 404'), expect.stringContaining('404 /no-such-page')]

const phoneInDark = { width: 390, colorScheme: 'dark' } as const
const desktopInLight = { width: 1440, colorScheme: 'light' } as const

// A low window: the browser paints less of each page.
test.use({ viewport: { width: 1280, height: 400 } })

for (const [index, path] of [...paths, '/no-such-page'].entries()) {
  // One page of each kind is examined in both settings, and the others take turns.
  const [first, second] = index % 2 === 0 ? [phoneInDark, desktopInLight] : [desktopInLight, phoneInDark]
  const isExample = examples.some((example) => example === path)
  const settings = isExample ? [first, second] : [first]

  test(`${path} is whole, accessible, small and private`, async ({ page, context, request, baseURL }) => {
    const { complaints, elsewhere, scripts } = listen(page, String(baseURL))
    await page.emulateMedia({ colorScheme: first.colorScheme })
    await page.goto(path)
    await page.evaluate(axeSource)

    expect.soft(await page.evaluate(waiting), 'parts that appear only on scroll').toEqual([])
    for (const width of [320, 820, 1920]) {
      expect.soft(await overflowAt(page, width), `overflow at ${width} px`).toBeLessThanOrEqual(0)
    }
    for (const { width, colorScheme } of settings) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      expect.soft(await overflowAt(page, width), `overflow at ${width} px`).toBeLessThanOrEqual(0)
      // Colours in the middle of a transition have the wrong contrast.
      await expect
        .poll(() => page.evaluate(motion), 'animations and scrolling, reduced')
        .toEqual([0, 0, 'auto'])
      const { violations }: AxeResults = await page.evaluate(`axe.run(${axeOptions})`)
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
      expect.soft(found, `axe at ${width} px, ${colorScheme}`).toEqual([])
    }
    const { nodes } = await (await context.newCDPSession(page)).send('Accessibility.getFullAXTree')
    const said = nodes.filter(({ ignored }) => !ignored).map(({ name, description }) => [name, description])
    expect
      .soft(
        said.filter(([name]) => /^[·/]\s*$/.test(name?.value)),
        'announced separators',
      )
      .toEqual([])
    const repeats = said.filter(([name, what]) => what?.value && String(name?.value).includes(what.value))
    expect.soft(repeats, 'descriptions that repeat a name').toEqual([])
    for (const bar of await page.locator('progress').all()) {
      await expect.soft(bar).toHaveCSS('background-image', /^repeating-linear-gradient/)
    }
    // Where the hours of offices are near the window, their script is loaded, too.
    const ofEveryPage = scripts.filter((script) => !script.includes('office-hours'))
    expect.soft(ofEveryPage, 'scripts before the first input').toHaveLength(1)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    expect.soft(await page.evaluate(brokenPictures), 'broken pictures').toEqual([])
    const lacking = await page.evaluate(missingRules, allStyles())
    expect.soft(lacking, 'rules that the stylesheet of the page lacks').toEqual([])
    await page.locator('html').evaluate(({ style }) => style.setProperty('font-size', '200%'))
    await expect(page.locator('html')).toHaveCSS('font-size', '32px')
    for (const width of [640, 390])
      expect
        .soft(await overflowAt(page, width), `overflow with text of 200 % at ${width} px`)
        .toBeLessThanOrEqual(0)

    await weigh(path, request)
    expect.soft(elsewhere, 'requests to other sites').toEqual([])
    const stored = await context.storageState({ indexedDB: true })
    expect.soft(stored, 'cookies and storage').toEqual({ cookies: [], origins: [] })
    expect.soft(complaints, 'messages in the console').toEqual(path === '/no-such-page' ? missing : [])
  })
}

test('every page has a social picture of its own', async ({ request }) => {
  const pictures = new Set<string>()
  for (const path of paths) {
    const picture = await (await request.get(socialPicture(path as Path))).body()
    expect.soft(await sharp(picture).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 })
    expect.soft(picture.length, overBudget('social picture')).toBeLessThanOrEqual(budgets.socialPicture)
    pictures.add(picture.toString('base64'))
  }
  expect(pictures.size).toBe(paths.length)
})

test('the redirects to sections show them', async ({ page }) => {
  const rules = readFileSync('public/_redirects', 'utf8').matchAll(/^(\/[^\s*:]+) (\/\S*(#\S+))/gm)
  for (const [, source = '', target = '', section = ''] of rules) {
    await page.goto(source)
    await expect.soft(page).toHaveURL(target)
    await expect.soft(page.locator(section), source).toBeInViewport()
  }
})

test('the smoke test finds nothing wrong with the production build', async ({ baseURL }) => {
  const { isRight, report } = await smoke({ site: String(baseURL), tolerance: 0 })
  expect(isRight, report).toBe(true)
})
