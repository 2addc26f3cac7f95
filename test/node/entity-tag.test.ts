import { expect, it } from 'vitest'
import { clientModule } from '../../build/client.ts'
import { currentPalette } from '../../build/palette.ts'

const client = {
  script: '/assets/main-1.js',
  stylesheet: '/assets/site-1.css',
  stylesheets: { Page: '/assets/page-1.css' },
  firstScreens: { Page: { css: 'a{}', hash: 'sha256-1' } },
  development: false,
}
const palette = currentPalette()
const night = new Map([...palette.dark, ['paper', '#000000']])

const buildOf = (...inputs: Parameters<typeof clientModule>) =>
  /build = "([\da-f]{12})"/.exec(clientModule(...inputs))?.[1]

it('the entity tag of pages changes with everything that an answer and its policy are made of', () => {
  const inputs: Parameters<typeof clientModule>[] = [
    [client, 'worker', palette, 'rules'],
    [{ ...client, script: '/assets/main-2.js' }, 'worker', palette, 'rules'],
    [{ ...client, stylesheet: '/assets/site-2.css' }, 'worker', palette, 'rules'],
    [{ ...client, stylesheets: { Page: '/assets/page-2.css' } }, 'worker', palette, 'rules'],
    [{ ...client, firstScreens: { Page: { css: 'b{}', hash: 'sha256-2' } } }, 'worker', palette, 'rules'],
    // The code of the Worker has the content, the headers and the settings of the build.
    [client, 'worker with another setting', palette, 'rules'],
    [client, 'worker', { ...palette, dark: night }, 'rules'],
    [client, 'worker', palette, 'other rules'],
  ]
  const builds = inputs.map((each) => buildOf(...each))
  expect(builds).not.toContain(undefined)
  expect(new Set(builds).size).toBe(inputs.length)
  expect(buildOf(client, 'worker', palette, 'rules')).toBe(builds[0])
})
