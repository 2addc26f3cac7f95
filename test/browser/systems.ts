import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { typefaces } from '../../build/typefaces.ts'

/** The names of the site's own. */
export const [sans = '', mono = ''] = Object.values(typefaces).map(({ name }) => name)

/** A system by the typefaces it has: which file stands for which face of the stylesheet. */
export type System = Record<string, string>

function font(name: string, weight: number): string {
  return `@fontsource/${name}/files/${name}-latin-${weight}-normal.woff2`
}

const roboto = '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'
// Cousine has the measures of Courier New, and of the Droid Sans Mono that Android has.
const courier = { [`${mono} Courier 400 700`]: font('cousine', 400) }

/**
 * Typefaces of packages, so that no test asks what its machine has. Arimo has the measures of Arial.
 * Helvetica Neue comes in no package: test/node/fonts.test.ts holds its measures.
 */
export const systems: Record<string, System> = {
  Arial: {
    [`${sans} Arial 400`]: font('arimo', 400),
    [`${sans} Arial 500`]: font('arimo', 400),
    [`${sans} Arial 600 700`]: font('arimo', 700),
    ...courier,
  },
  Roboto: {
    [`${sans} Roboto 400`]: roboto,
    [`${sans} Roboto 500`]: roboto,
    [`${sans} Roboto 600 700`]: roboto,
    ...courier,
  },
  'DejaVu Sans': {
    [`${sans} DejaVu Sans 400`]: font('dejavu-sans', 400),
    [`${sans} DejaVu Sans 500`]: font('dejavu-sans', 400),
    [`${sans} DejaVu Sans 600 700`]: font('dejavu-sans', 700),
    [`${mono} Menlo 400 700`]: font('dejavu-mono', 400),
  },
}

/**
 * Makes `local()` find, on the page at `path`, what the system has and nothing else. The styles in its head
 * are others then: the page needs `bypassCSP`.
 */
export async function install(page: Page, path: string, system: System): Promise<void> {
  const asked = (url: URL) => url.pathname === path || url.pathname.endsWith('.css')
  await page.route(asked, async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    const body = text.replace(/@font-face\{[^}]+\}/g, (face) => {
      const family = /font-family:"?([^;"]+)/.exec(face)?.[1]
      const weight = /font-weight:([\d ]+)/.exec(face)?.[1]
      const file = system[`${family} ${weight}`]
      return face.replace(/src:local[^;]+/, file ? `src:url(/typefaces/${file})` : 'src:local(none)')
    })
    await route.fulfill({ response, body })
  })
  await page.route('/typefaces/**', (route) => {
    const { pathname } = new URL(route.request().url())
    const file = pathname.replace('/typefaces/', '')
    return route.fulfill({ path: join(import.meta.dirname, '../../node_modules', file) })
  })
}

/** Loads what is installed, and names it. A browser loads `local()` by itself, addresses only when needed. */
export function load(page: Page, system: System): Promise<string[]> {
  return page.evaluate(async (names) => {
    const faces = [...document.fonts].map((face) => ({ face, name: `${face.family} ${face.weight}` }))
    const installed = faces.filter(({ name }) => names.includes(name))
    await Promise.all(installed.map(({ face }) => face.load()))
    // A face stands in the head and in the stylesheet.
    return [...new Set(installed.map(({ name }) => name))]
  }, Object.keys(system))
}
