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
  const first = buildOf(client, 'worker', palette, 'rules')
  expect(first).toBeDefined()
  expect(buildOf(client, 'worker', palette, 'rules')).toBe(first)
  const changes = [
    { script: '/assets/main-2.js' },
    { stylesheet: '/assets/site-2.css' },
    { stylesheets: { Page: '/assets/page-2.css' } },
    { firstScreens: { Page: { css: 'b{}', hash: 'sha256-2' } } },
  ]
  for (const change of changes)
    expect(buildOf({ ...client, ...change }, 'worker', palette, 'rules')).not.toBe(first)
  // The code of the Worker has the content, the headers and the settings of the build.
  expect(buildOf(client, 'worker with another setting', palette, 'rules')).not.toBe(first)
  expect(buildOf(client, 'worker', { ...palette, dark: night }, 'rules')).not.toBe(first)
  expect(buildOf(client, 'worker', palette, 'other rules')).not.toBe(first)
})
