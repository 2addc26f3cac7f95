import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Site } from './compare.ts'

/**
 * The site that has been built in a clone.
 * @throws {Error} when a page of it does not answer with status 200.
 */
export async function builtSite(folder: string): Promise<Site> {
  const load = (file: string) => import(pathToFileURL(join(resolve(folder), file)).href)
  const { paths } = await load('src/routes.ts')
  const { default: worker } = await load('dist/worker/worker.js')
  const context = { waitUntil() {}, passThroughOnException() {} }
  return {
    paths,
    async html(path) {
      const request = new Request(new URL(path, 'https://localhost'))
      const response: Response = await worker.fetch(request, { APP_ENV: 'preview' }, context)
      if (response.status !== 200) throw new Error(`${path} of ${folder} answers ${response.status}`)
      return response.text()
    },
  }
}
