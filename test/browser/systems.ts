import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { typefaces } from '../../build/typefaces.ts'

export const [sans = '', mono = ''] = Object.values(typefaces).map(({ name }) => name)

/** A system by the typefaces it has: which file stands for which face of the stylesheet. */
export type System = Record<string, string>

const font = (name: string, weight: number | string) =>
  `@fontsource${weight === 'wght' ? '-variable' : ''}/${name}/files/${name}-latin-${weight}-normal.woff2`

/** The sans of a system in its weights, as regular and bold, and its mono. */
const system = (name: string, regular: string, bold: string, monoName: string, monoFont: string): System => ({
  [`${sans} ${name} 400`]: regular,
  [`${sans} ${name} 500`]: regular,
  [`${sans} ${name} 600 700`]: bold,
  [`${mono} ${monoName} 400 700`]: font(monoFont, 400),
})

const roboto = font('roboto', 'wght')

/**
 * Typefaces of packages, so that no test asks what its machine has. Arimo has the measures of Arial, Cousine those of
 * Courier New, and of the Droid Sans Mono that Android has. Helvetica Neue comes in no package:
 * test/node/fonts.test.ts holds its measures.
 */
export const systems: Record<string, System> = {
  Arial: system('Arial', font('arimo', 400), font('arimo', 700), 'Courier', 'cousine'),
  Roboto: system('Roboto', roboto, roboto, 'Courier', 'cousine'),
  'DejaVu Sans': system(
    'DejaVu Sans',
    font('dejavu-sans', 400),
    font('dejavu-sans', 700),
    'Menlo',
    'dejavu-mono',
  ),
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
