import { createHash } from 'node:crypto'
import { cp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import type { ViteBuilder } from 'vite'
import { kindOfPage, otherPages } from '../src/layout/kind-of-page.ts'
import { builtSite } from './built-site.ts'
import { manifestFile, type Styles, stylesFile, wholeStylesheet } from './client-addresses.ts'
import { writeMarkdown } from './markdown/write-markdown.ts'
import { type StyledPage, splitStylesheet } from './split-stylesheet.ts'
import { cspHash, writeStaticHeaders } from './static-headers.ts'

/**
 * Builds the client first, because the Worker names its hashed files; then the Worker, twice, because its pages tell
 * which rules stand in them. Its drawings join the static files. Then follows what is written from both: a Markdown
 * file for each page, and `_headers`.
 */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, worker } = builder.environments
  if (!client || !worker) throw new Error('vite.config.ts declares no environment “client” or “worker”')
  await builder.build(client)
  await rename('dist/client/.vite/manifest.json', manifestFile)
  await rm('dist/client/.vite', { recursive: true })
  await rm(stylesFile, { force: true })
  await builder.build(worker)
  await splitStyles()
  await builder.build(worker)
  await cp('dist/worker/assets', 'dist/client/assets', { recursive: true })
  await rm('dist/worker/assets', { recursive: true })
  await writeMarkdown('dist/client')
  await writeStaticHeaders('dist/client')
}

/** The stylesheet gives way to its parts, each under a name that says what is in it. */
async function splitStyles() {
  const whole = wholeStylesheet()
  const { paths, html } = await builtSite()
  const pages: StyledPage[] = [{ kind: otherPages, html: await html('/no-such-page', 'production', 404) }]
  for (const path of paths) {
    const page = await html(path, 'production')
    const [, query] = /href="(\/[^"?]*\?[^"]+)"/.exec(page) ?? []
    const filtered = query?.startsWith(`${path}?`) ? await html(query, 'production') : ''
    pages.push({ kind: kindOfPage(path), html: page + filtered })
  }
  const css = await readFile(`dist/client${whole}`, 'utf8')
  const styles: Styles = {}
  for (const [kind, parts] of Object.entries(splitStylesheet(css, pages, `href="${whole}"`))) {
    const rest = `/assets/rest-${createHash('sha256').update(parts.rest).digest('hex').slice(0, 8)}.css`
    styles[kind] = { first: parts.first, hash: cspHash(parts.first), rest }
    await writeFile(`dist/client${rest}`, parts.rest)
  }
  await rm(`dist/client${whole}`)
  await writeFile(stylesFile, JSON.stringify(styles))
}
