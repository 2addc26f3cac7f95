/** The last step of the build: a Markdown file beside the static files for every page. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { markdownAddress } from '../../src/feeds/markdown-address.ts'
import { pageMarkdown } from './page-markdown.ts'

/** A module, loaded when the build asks for it: a static import would make it a part of Vite's configuration. */
function load(file: string) {
  return import(pathToFileURL(resolve(file)).href)
}

/**
 * Asks the built Worker for every page and writes what it answers, as Markdown, into the folder.
 * @throws {Error} when a page does not answer with status 200.
 */
export async function writeMarkdown(folder: string): Promise<void> {
  const { paths, routes, canonical }: typeof import('../../src/routes.ts') = await load('src/routes.ts')
  const { default: worker } = await load('dist/worker/worker.js')
  const context = { waitUntil() {}, passThroughOnException() {} }
  for (const path of paths) {
    const page: Response = await worker.fetch(
      new Request(canonical(path)),
      { APP_ENV: 'production' },
      context,
    )
    if (page.status !== 200) throw new Error(`${path} answers ${page.status}`)
    const file = join(folder, markdownAddress(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pageMarkdown(await page.text(), { ...routes[path], canonical: canonical(path) }))
  }
}
