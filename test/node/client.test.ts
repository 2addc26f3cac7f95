import { expect, it } from 'vitest'
import { nameOf } from '../../build/client.ts'

it('the build is named by its Worker and its styles: the same by the same, another by others', () => {
  const client = { script: '/assets/main.js', stylesheet: '/assets/site.css', firstScreens: {} }
  const name = nameOf('a', client)
  expect(name).toMatch(/^[\da-f]{12}$/)
  expect(nameOf('a', { ...client })).toBe(name)
  expect(nameOf('b', client)).not.toBe(name)
  expect(nameOf('a', { ...client, firstScreens: { '/': { css: 'a{}', hash: '' } } })).not.toBe(name)
})
