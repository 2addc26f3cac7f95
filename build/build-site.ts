import { globSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import type { ViteBuilder } from 'vite'
import { manifestFile } from './client-addresses.ts'
import { writeMarkdown } from './markdown/write-markdown.ts'
import { writeStaticHeaders } from './static-headers.ts'

/**
 * Builds the client first, because the Worker names its hashed files; then the Worker, whose drawings join the
 * static files; then what is written from both: a Markdown file for each page, and `_headers`.
 */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, worker } = builder.environments
  if (!client || !worker) throw new Error('vite.config.ts declares no environment “client” or “worker”')
  await builder.build(client)
  await rename('dist/client/.vite/manifest.json', manifestFile)
  await rm('dist/client/.vite', { recursive: true })
  await builder.build(worker)
  // The stylesheet is inlined into every page.
  for (const file of globSync('dist/client/assets/*.css')) await rm(file)
  await cp('dist/worker/assets', 'dist/client/assets', { recursive: true })
  await rm('dist/worker/assets', { recursive: true })
  await writeMarkdown('dist/client')
  await writeStaticHeaders('dist/client')
}
