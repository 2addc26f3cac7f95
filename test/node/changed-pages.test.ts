import { describe, expect, it } from 'vitest'
import { compare } from '../../scripts/changed-pages.ts'

/** A site of these pages, by path. */
function site(pages: Record<string, string>) {
  return { paths: Object.keys(pages), html: async (path: string) => pages[path] ?? '' }
}

const page = (text: string, { style = 'a{}', script = 'main-1', picture = 'loom-1' } = {}) =>
  `<style>${style}</style><script src="/assets/${script}.js"></script><img src="/assets/${picture}.svg">${text}`

const base = site({ '/': page('Home'), '/about': page('About'), '/old': page('Old') })
const nothing = { added: [], removed: [], changed: [], shared: [] }

describe('the pages that a change touches', () => {
  it('are none when every page says the same', async () => {
    expect(await compare(base, base)).toEqual(nothing)
  })

  it('are new, gone or different', async () => {
    const head = site({ '/': page('Home'), '/about': page('About us'), '/new': page('New') })
    expect(await compare(base, head)).toEqual({
      ...nothing,
      added: ['/new'],
      removed: ['/old'],
      changed: ['/about'],
    })
  })

  it('are those that show a picture which was drawn again', async () => {
    const head = site({
      '/': page('Home', { picture: 'loom-2' }),
      '/about': page('About'),
      '/old': page('Old'),
    })
    expect(await compare(base, head)).toEqual({ ...nothing, changed: ['/'] })
  })

  it('are not all of them when what they share changes; that is said instead', async () => {
    const other = { style: 'b{}', script: 'main-2' }
    const head = site({
      '/': page('Home', other),
      '/about': page('About', other),
      '/old': page('Old', other),
    })
    expect(await compare(base, head)).toEqual({ ...nothing, shared: ['stylesheet', 'script'] })
  })
})
