/** The last step of the build: a Markdown file beside the static files for every page. */
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { builtSite } from '../built-site.ts'
import { pageMarkdown } from './page-markdown.ts'

/**
 * Asks the built Worker for every page and writes what it answers, as Markdown, into the folder.
 * @throws {Error} when a page does not answer with status 200.
 */
export async function writeMarkdown(folder: string): Promise<void> {
  const { paths, routes, canonical, markdownAddress, html } = await builtSite()
  for (const path of paths) {
    const page = await html(path, 'production')
    const file = join(folder, markdownAddress(path))
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, pageMarkdown(page, { ...routes[path], canonical: canonical(path) }))
  }
}
