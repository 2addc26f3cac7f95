import { describe, expect, it } from 'vitest'
import { compare } from '../../scripts/changed-pages.ts'

const texts = { '/': 'Home', '/about': 'About', '/old': 'Old' }
const files = { style: 'a{}', script: 'main-1', picture: 'loom-1' }

/** A site of pages with these texts, by path. */
function site(texts: Record<string, string>, { style, script, picture } = files) {
  const head = `<style>${style}</style><script src="/assets/${script}.js"></script>`
  const html = async (path: string) => `${head}<img src="/assets/${picture}.svg">${texts[path]}`
  return { paths: Object.keys(texts), html }
}

const nothing = { added: [], removed: [], changed: [], shared: [] }

describe('the pages that a change touches', () => {
  it('are none when every page says the same', async () => {
    expect(await compare(site(texts), site(texts))).toEqual(nothing)
  })

  it('are new, gone or different', async () => {
    const head = site({ '/': 'Home', '/about': 'About us', '/new': 'New' })
    const expected = { ...nothing, added: ['/new'], removed: ['/old'], changed: ['/about'] }
    expect(await compare(site(texts), head)).toEqual(expected)
  })

  it('are those that show a picture which was drawn again', async () => {
    const head = site(texts, { ...files, picture: 'loom-2' })
    expect(await compare(site(texts), head)).toEqual({ ...nothing, changed: Object.keys(texts) })
  })

  it('are not all of them when what they share changes; that is said instead', async () => {
    const head = site(texts, { ...files, style: 'b{}', script: 'main-2' })
    expect(await compare(site(texts), head)).toEqual({ ...nothing, shared: ['stylesheet', 'script'] })
  })
})
