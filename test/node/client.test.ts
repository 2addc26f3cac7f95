import { expect, it } from 'vitest'
import { nameOf } from '../../build/client.ts'

it('the name of a build depends on its Worker and its styles, and on nothing else', () => {
  const client = { script: '/assets/main.js', stylesheet: '/assets/site.css', firstScreens: {} }
  const name = nameOf('a', client)
  expect(name).toMatch(/^[\da-f]{12}$/)
  expect(nameOf('a', { ...client })).toBe(name)
  expect(nameOf('b', client)).not.toBe(name)
  expect(nameOf('a', { ...client, firstScreens: { '/': { css: 'a{}', hash: '' } } })).not.toBe(name)
})
