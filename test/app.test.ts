import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { pages } from '../src/pages.tsx'
import { paths } from '../src/routes.ts'
import { get, page, textOf } from './site.ts'

const warn = vi.spyOn(console, 'warn')
const error = vi.spyOn(console, 'error')

beforeEach(() => {
  warn.mockImplementation(() => {})
  error.mockImplementation(() => {})
})
afterEach(() => {
  vi.resetAllMocks()
})

describe('an unknown address', () => {
  it.each([
    '/nope',
    '/about/team',
    '/About',
    '/case-studies',
    '/case-studies/nope',
    '/services',
    '/index.html',
  ])('%s shows the not-found page', async (path) => {
    const response = await get(path)
    expect(response.status).toBe(404)
    const root = await page(path)
    expect(root.querySelector('h1')?.text).toBe('Oops! Page not found')
    expect(root.querySelector('img')?.getAttribute('alt')).toContain('404')
    const home = root.querySelectorAll('main a').find((link) => textOf(link) === 'Return to Home')
    expect(home?.getAttribute('href')).toBe('/')
    expect(root.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex')
  })

  it('logs the missing path, once, as one line of JSON', async () => {
    await get('/missing/"page"')
    expect(warn).toHaveBeenCalledOnce()
    const [line] = warn.mock.calls[0] ?? []
    expect(JSON.parse(String(line))).toEqual({ event: 'not-found', path: '/missing/"page"' })
  })
})

describe('a slash at the end', () => {
  it.each(paths.filter((path) => path !== '/'))('%s/ goes to the address without it', async (path) => {
    const response = await get(`${path}/?a=1&b=2`)
    expect(response.status).toBe(308)
    expect(response.headers.get('Location')).toBe(`${path}?a=1&b=2`)
  })

  it.each(['/nope/', '//', '//example.org/', '/nope//', '/\\example.org/'])(
    '%s goes nowhere',
    async (path) => {
      const response = await get(path)
      expect(response.status).toBe(404)
      expect(response.headers.get('Location')).toBeNull()
    },
  )
})

describe('methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])('%s is not allowed', async (method) => {
    const response = await get('/about', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  })

  it('HEAD answers as GET without the body', async () => {
    const response = await get('/about', { method: 'HEAD' })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('text/html; charset=utf-8')
    expect(await response.text()).toBe('')
  })
})

describe('a page that throws', () => {
  it('answers 500 with the error page, logs the error, and shows no stack', async () => {
    vi.spyOn(pages, '/about').mockImplementation(() => {
      throw new Error('the shuttle is stuck')
    })
    const response = await get('/about')
    expect(response.status).toBe(500)
    const body = await response.text()
    expect(body).toContain('Unexpected Application Error!')
    expect(body).not.toContain('the shuttle is stuck')
    expect(body).toMatch(/<\/html>$/)
    expect(JSON.parse(String(error.mock.calls[0]?.[0]))).toMatchObject({
      event: 'error',
      path: '/about',
      message: 'the shuttle is stuck',
    })
  })

  it('offers to load the page again, and a way home', async () => {
    vi.spyOn(pages, '/about').mockImplementation(() => {
      throw new Error('the shuttle is stuck')
    })
    const root = await page('/about')
    const links = Object.fromEntries(
      root.querySelectorAll('main a').map((link) => [textOf(link), link.getAttribute('href')]),
    )
    expect(links).toMatchObject({ 'Load Again': '/about', 'Return to Home': '/' })
  })
})
