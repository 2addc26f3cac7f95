import { expect, it } from 'vitest'
import { compare } from '../../scripts/changed-pages.ts'

const texts = { '/': 'Home', '/about': 'About', '/old': 'Old' }
const files = { style: 'a{}', script: 'main-1', picture: 'loom-1' }

function site(texts: Record<string, string>, { style, script, picture } = files) {
  const head = `<style>${style}</style><script src="/assets/${script}.js"></script>`
  const html = async (path: string) => `${head}<img src="/assets/${picture}.svg">${texts[path]}`
  return { paths: Object.keys(texts), html }
}

it.each([
  ['none when every page says the same', site(texts), {}],
  [
    'new, gone or different',
    site({ '/': 'Home', '/about': 'About us', '/new': 'New' }),
    { added: ['/new'], gone: ['/old'], changed: ['/about'] },
  ],
  [
    'those that show a picture which was drawn again',
    site(texts, { ...files, picture: 'loom-2' }),
    { changed: Object.keys(texts) },
  ],
  [
    'not all of them when what they share changes; that is said instead',
    site(texts, { ...files, style: 'b{}', script: 'main-2' }),
    { isSharedChanged: true },
  ],
])('the pages that a change touches are %s', async (_, head, touched) => {
  const nothing = { added: [], gone: [], changed: [], isSharedChanged: false }
  expect(await compare(site(texts), head)).toEqual({ ...nothing, ...touched })
})
