import { type HTMLElement, parse } from 'node-html-parser'
import { expect } from 'vitest'
import { inlineOf } from '../src/assets.ts'
import { paths } from '../src/routes.ts'
import { securityHeaders } from '../src/security-headers.ts'
import worker from '../src/worker.ts'
import { ask } from './ask.ts'

/** Sends a request to the Worker, with the environment set to production. `path` begins with a slash. */
export function get(path: string, init?: RequestInit) {
  return ask(worker, path, init, { APP_ENV: 'production' })
}

/** Every page. A test that changes a document parses `body` again, because the tests share `root`. */
export const everyPage = await Promise.all(
  paths.map(async (path) => {
    const answer = await get(path)
    return { path, ...answer, root: parse(answer.body) }
  }),
)

/** The document of any address. */
export async function page(path: string): Promise<HTMLElement> {
  return everyPage.find((each) => each.path === path)?.root ?? parse((await get(path)).body)
}

/** Expects the security headers of an answer that is no page. */
export function expectSecure(headers: Headers) {
  for (const [name, value] of Object.entries(securityHeaders(inlineOf()))) {
    expect(headers.get(name), name).toBe(value)
  }
  expect(headers.get('Set-Cookie')).toBeNull()
}

/** The text of an element without markup, with one space between words. No-break spaces stay as they are. */
export function textOf(element: HTMLElement | null): string {
  if (!element) return ''
  // Without spaces, the words of neighbouring blocks would be joined.
  const spaced = parse(element.outerHTML.replaceAll('<', ' <'))
  return spaced.textContent
    .replaceAll(/[ \t\n]+/g, ' ')
    .replaceAll(/ (?=[.,]( |$))/g, '')
    .trim()
}
