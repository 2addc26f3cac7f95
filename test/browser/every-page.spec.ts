import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { strings } from '../../src/content/strings.ts'
import { paths } from '../../src/routes.ts'
import { hydrated } from './islands.ts'
import {
  classesWithoutRule,
  listen,
  motion,
  overflowAt,
  readToTheEnd,
  scripts,
  traces,
  waiting,
} from './visit.ts'

/** What axe has against the page. There are no frames, so axe may work in the page alone, which is faster. */
async function faults(page: Page): Promise<string[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

/** What Chromium and the site say of a page that is not there. */
const missing = [
  expect.stringContaining('status of 404'),
  expect.stringContaining('no page at /no-such-page'),
]

/** What else a visit at this size finds out: some laws depend on neither size nor scheme. */
const settings = [
  {
    name: 'a phone, dark',
    colorScheme: 'dark',
    width: 390,
    widths: [320, 820],
    laws: async (page: Page) => {
      await expect(page.locator('header [popovertarget^="menu-"]').first()).toBeHidden()
      for (const island of await page.locator('[data-island]').all()) {
        await island.locator('button, summary').first().dispatchEvent('pointerover')
        await expect(island).toHaveAttribute('data-state', 'hydrated')
      }
      await hydrated(page, 'MobileMenu')
      await page.getByRole('button', { name: strings.mobileMenu.open }).click()
      await expect(page.getByRole('dialog', { name: strings.mobileMenu.name })).toBeVisible()
    },
  },
  {
    name: 'a desktop, light',
    colorScheme: 'light',
    width: 1440,
    widths: [1280, 1920],
    laws: async (page: Page) => {
      await expect(page.getByRole('button', { name: strings.mobileMenu.open })).toBeHidden()
      expect.soft(await classesWithoutRule(page), 'classes').toEqual([])
      // What is still to come is bare warp, not the browser's own bar.
      for (const bar of await page.locator('progress').all()) {
        await expect.soft(bar).toHaveCSS('appearance', 'none')
        await expect.soft(bar).toHaveCSS('background-image', /^repeating-linear-gradient/)
      }
      await page.locator('html').evaluate(({ style }) => style.setProperty('font-size', '200%'))
      await expect(page.locator('html')).toHaveCSS('font-size', '32px')
      expect.soft(await overflowAt(page, 640), 'sideways at twice the text size').toBeLessThanOrEqual(0)
    },
  },
] as const

for (const { name, colorScheme, width, widths, laws } of settings) {
  test.describe(`on ${name}`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } })

    for (const path of [...paths, '/no-such-page']) {
      test(`${path} keeps every law`, async ({ page, context, baseURL }) => {
        const { complaints, elsewhere } = listen(page, String(baseURL))
        await page.goto(path)

        expect.soft(await waiting(page), 'waits for a scroll').toEqual([])
        for (const each of [...widths, width]) {
          expect.soft(await overflowAt(page, each), `sideways at ${each} px`).toBeLessThanOrEqual(0)
        }
        // What is still moving has no colour of its own yet.
        await page.emulateMedia({ reducedMotion: 'reduce' })
        expect.soft(await faults(page), 'axe').toEqual([])
        expect.soft(await motion(page), 'motion, for those who ask for less').toEqual([0, 'auto'])
        expect.soft(await readToTheEnd(page), 'broken pictures').toEqual([])
        expect.soft(await scripts(page), 'scripts before the first intent').toHaveLength(1)
        await laws(page)

        expect.soft(elsewhere, 'requests elsewhere').toEqual([])
        expect.soft(await context.cookies(), 'cookies').toEqual([])
        expect
          .soft(await traces(page), 'what is left')
          .toEqual({ local: 0, session: 0, databases: [], caches: [], workers: 0 })
        expect.soft(complaints, 'complaints').toEqual(path === '/no-such-page' ? missing : [])
      })
    }
  })
}
