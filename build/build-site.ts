import { globSync } from 'node:fs'
import { cp, rename, rm } from 'node:fs/promises'
import type { ViteBuilder } from 'vite'
import { manifestFile } from './client-addresses.ts'
import { writeStaticHeaders } from './static-headers.ts'

/** Client first: the Worker names its hashed files. The pictures that the Worker names are served. */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, worker } = builder.environments
  if (!client || !worker) throw new Error('Vite has lost an environment')
  await builder.build(client)
  await rename('dist/client/.vite/manifest.json', manifestFile)
  await rm('dist/client/.vite', { recursive: true })
  await builder.build(worker)
  // The stylesheet stands in every page.
  for (const file of globSync('dist/client/assets/*.css')) await rm(file)
  await cp('dist/worker/assets', 'dist/client/assets', { recursive: true })
  await rm('dist/worker/assets', { recursive: true })
  await writeStaticHeaders('dist/client')
}
