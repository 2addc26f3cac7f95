import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { gzipSync } from 'node:zlib'
import { type APIRequestContext, type CDPSession, chromium, expect, test } from '@playwright/test'
import type { AxeResults } from 'axe-core'
import sharp from 'sharp'
import { breakpoints } from '../../client/breakpoints.ts'
import { smoke } from '../../scripts/smoke.ts'
import { type Path, paths, socialPicture } from '../../src/routes.ts'
import { budgets, overBudget } from '../budgets.ts'
import { examples } from './examples.ts'
import { missingRules } from './missing-rules.ts'
import { expectReadable, missingOnPhones, openAnswers, smallTargets } from './readable.ts'
import { addStyles, allStyles, brokenPictures, listen, motion, resize } from './visit.ts'

// The source that the module exports is twice as long, which takes the browser 0.2 s more on each page.
const axeFile = createRequire(import.meta.url).resolve('axe-core/axe.min.js')
const axeSource = readFileSync(axeFile, 'utf8')

/** The rule `target-size` of WCAG 2.2 is off by default. Frames show pages of other companies, which answer no messages of axe. */
const axeOptions =
  "{ resultTypes: ['violations'], rules: { 'target-size': { enabled: true } }, iframes: false }"

const zipped = (...parts: string[]) => gzipSync(parts.join(''), { level: 9 }).length

const controls = 'a, button, summary'

/** The states in which a link, a button or a summary can be. */
const states = [['hover'], ['focus', 'focus-visible', 'active']]

/** Puts all links, buttons and summaries into a state. */
async function force(session: CDPSession, forcedPseudoClasses: string[]): Promise<void> {
  const { root } = await session.send('DOM.getDocument', { depth: -1 })
  const found = await session.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: controls })
  for (const nodeId of found.nodeIds)
    await session.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })
}

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

/** The text spacing of WCAG 1.4.12. */
const textSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }`

/** Each breakpoint and the pixel before it, and widths between. */
const edges = Object.values(breakpoints).map((width) => Number.parseFloat(width) * 16)
const steps = [320, 390, 640, 800, 1120, 1440, 1920]
const everyWidth = [...edges.flatMap((edge) => [edge - 1, edge]), ...steps].filter((width) => width >= 320)
const fewWidths = [320, 390, 1024, 1240]

const phoneInDark = { width: 390, colorScheme: 'dark' } as const
const desktopInLight = { width: 1440, colorScheme: 'light' } as const

// A low window: the browser paints less of each page.
test.use({ viewport: { width: 1280, height: 400 } })

for (const [index, path] of [...paths, '/no-such-page'].entries()) {
  // One page of each kind is examined in both settings, and the others take turns.
  const [first, second] = index % 2 === 0 ? [phoneInDark, desktopInLight] : [desktopInLight, phoneInDark]
  const isExample = path === '/no-such-page' || examples.some((example) => example === path)
  const settings = isExample ? [first, second] : [first]

  test(`${path} is whole, readable, accessible, small and private`, async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    const { complaints, elsewhere, scripts } = listen(page, String(baseURL))
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto(path)
    await page.evaluate(openAnswers)
    await expectReadable(page, isExample ? everyWidth : fewWidths, 'as it is')
    if (isExample) expect.soft(await missingOnPhones(page), 'texts missing at 320 px').toEqual([])

    await page.evaluate(axeSource)
    const session = await context.newCDPSession(page)
    await session.send('DOM.enable')
    await session.send('CSS.enable')
    for (const [turn, { width, colorScheme }] of settings.entries()) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await resize(page, width, 400)
      // Colours in the middle of a transition have the wrong contrast.
      await expect
        .poll(() => page.evaluate(motion), 'animations and scrolling, reduced')
        .toEqual([0, 0, 'auto'])
      const { violations }: AxeResults = await page.evaluate(`axe.run(${axeOptions})`)
      const found = violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
      expect.soft(found, `axe at ${width} px, ${colorScheme}`).toEqual([])
      // Each state is seen in one setting here, and in the other one on the next page.
      if (isExample) {
        const state = states[turn] ?? []
        await force(session, state)
        const { violations }: AxeResults = await page.evaluate(
          `axe.run('${controls}', { runOnly: ['color-contrast'], iframes: false })`,
        )
        const illegible = violations.flatMap(({ nodes }) => nodes.map(({ html }) => html))
        expect.soft(illegible, `controls that have ${state[0]}, ${colorScheme}`).toEqual([])
      }
      await force(session, [])
    }
    // Where the hours of offices are near the window, their script is loaded, too.
    const ofEveryPage = scripts.filter((script) => !script.includes('office-hours'))
    expect.soft(ofEveryPage, 'scripts before the first input').toHaveLength(1)
    const lacking = await page.evaluate(missingRules, allStyles())
    expect.soft(lacking, 'rules that the stylesheet of the page lacks').toEqual([])

    await page.evaluate(addStyles, textSpacing)
    await expectReadable(page, [320, 1280], 'with wide text spacing')
    await session.send('Emulation.setTouchEmulationEnabled', { enabled: true })
    await resize(page, 390, 400)
    expect.soft(await page.evaluate(smallTargets), 'controls that are too small for a finger').toEqual([])
    expect.soft(await page.evaluate(brokenPictures), 'broken pictures').toEqual([])

    await weigh(path, request)
    expect.soft(elsewhere, 'requests to other sites').toEqual([])
    const stored = await context.storageState({ indexedDB: true })
    expect.soft(stored, 'cookies and storage').toEqual({ cookies: [], origins: [] })
    expect.soft(complaints, 'messages in the console').toEqual(path === '/no-such-page' ? missing : [])
  })
}

test('every page can be read when the browser is set to text of 32 pixels', async ({ baseURL }, {
  project,
}) => {
  const { launchOptions } = project.use
  const args = [...(launchOptions?.args ?? []), '--blink-settings=defaultFontSize=32']
  const browser = await chromium.launch({ ...launchOptions, args })
  const page = await browser.newPage({ reducedMotion: 'reduce' })
  for (const path of [...paths, '/no-such-page']) {
    await page.goto(baseURL + path)
    const isExample = examples.some((example) => example === path)
    await expectReadable(page, isExample ? [390, 1280] : [390], path)
  }
  await browser.close()
})

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

test('the smoke test finds nothing wrong with the production build', async ({ baseURL }) => {
  const { isRight, report } = await smoke({ site: String(baseURL), tolerance: 0 })
  expect(isRight, report).toBe(true)
})
