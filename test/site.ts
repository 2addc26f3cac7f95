import { exports } from 'cloudflare:workers'
import { type HTMLElement, parse } from 'node-html-parser'
import { company } from '../src/content/company.ts'

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import('../src/worker.ts')
    }
  }
}

/** Asks the Worker, as the platform would. `path` begins with a slash. */
export function get(path: string, init?: RequestInit): Promise<Response> {
  return exports.default.fetch(new Request(company.origin + path, { redirect: 'manual', ...init }))
}

export async function page(path: string): Promise<HTMLElement> {
  const response = await get(path)
  return parse(await response.text())
}

/** Text as a reader meets it: one space between words, no markup. */
export function textOf(element: HTMLElement | null): string {
  if (!element) return ''
  // Blocks that follow each other read as separate words.
  const spaced = parse(element.outerHTML.replaceAll('<', ' <'))
  return spaced.textContent.replaceAll(/\s+/g, ' ').trim()
}
