import { expect, it } from 'vitest'
import { compare } from '../../scripts/changed-pages.ts'

const texts = { '/': 'Home', '/about': 'About', '/old': 'Old' }

function site(texts: Record<string, string>, style = 'a{}', picture = 'loom-1') {
  const page = `<style>${style}</style><img src="/assets/${picture}.svg">`
  return { paths: Object.keys(texts), html: async (path: string) => page + texts[path] }
}

it.each([
  ['nothing', site(texts), {}],
  [
    'pages that are new, gone or have another text',
    site({ '/': 'Home', '/about': 'About us', '/new': 'New' }),
    { added: ['/new'], gone: ['/old'], changed: ['/about'] },
  ],
  ['pages that show a changed picture', site(texts, 'a{}', 'loom-2'), { changed: Object.keys(texts) }],
  ['only the styles that all pages share', site(texts, 'b{}'), { isSharedChanged: true }],
])('reports %s', async (_, head, reported) => {
  const nothing = { added: [], gone: [], changed: [], isSharedChanged: false }
  expect(await compare(site(texts), head)).toEqual({ ...nothing, ...reported })
})
