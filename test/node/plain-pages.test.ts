import { afterAll, expect, it, vi } from 'vitest'
import { firstScreens, stylesOfKinds } from '../../build/first-screens.ts'
import { plainPage } from '../../scripts/new/drafts.ts'

const plain = '../../src/content/plain.ts'

afterAll(() => {
  vi.doUnmock(plain)
  vi.resetModules()
})

it('sixty plain pages share one stylesheet and one first screen', async () => {
  const addresses = Array.from({ length: 60 }, (_, number) => `/articles/${number}`)
  vi.resetModules()
  vi.doMock(plain, () => ({
    plainPages: Object.fromEntries(addresses.map((path) => [path, plainPage(path)])),
  }))
  const { kindOf } = await import('../../src/routes.ts')
  const html = '<head><link></head><body></body>'
  const built = addresses.map((path) => ({ kind: kindOf(path), html }))
  expect(Object.keys(stylesOfKinds('', built, ''))).toHaveLength(1)
  expect(Object.keys(await firstScreens('', built, '<link>'))).toHaveLength(1)
})
