import { exports } from 'cloudflare:workers'
import { type HTMLElement, parse } from 'node-html-parser'
import { paths } from '../src/routes.ts'
import { type Answer, ask } from './ask.ts'

declare global {
  namespace Cloudflare {
    interface GlobalProps {
      mainModule: typeof import('../src/worker.ts')
    }
  }
}

/** Asks the Worker, as the platform would. `path` begins with a slash. */
export function get(path: string, init?: RequestInit): Promise<Answer> {
  return ask(exports.default, path, init)
}

export async function page(path: string): Promise<HTMLElement> {
  return parse((await get(path)).body)
}

/** Every page, asked for once. What changes its `root` parses the body anew. */
export const everyPage = await Promise.all(
  paths.map(async (path) => {
    const answer = await get(path)
    return { path, ...answer, root: parse(answer.body) }
  }),
)

/** Text as a reader meets it: one space between words, no markup. */
export function textOf(element: HTMLElement | null): string {
  if (!element) return ''
  // Blocks that follow each other read as separate words.
  const spaced = parse(element.outerHTML.replaceAll('<', ' <'))
  return spaced.textContent.replaceAll(/\s+/g, ' ').trim()
}
