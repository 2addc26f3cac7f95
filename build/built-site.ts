import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Loads the route table and the built Worker of the site in a folder. `html` asks the Worker for a page. */
export async function builtSite(folder = '.') {
  // A static import would make them a part of Vite's configuration.
  const load = (file: string) => import(pathToFileURL(join(resolve(folder), file)).href)
  const routeTable: typeof import('../src/routes.ts') = await load('src/routes.ts')
  const { default: worker } = await load('dist/worker/worker.js')

  /** @throws {Error} when the page does not answer with this status. */
  async function html(path: string, environment: 'preview' | 'production', status = 200): Promise<string> {
    const request = new Request(new URL(path, 'https://localhost'))
    const answer: Response = await worker.fetch(request, { APP_ENV: environment })
    if (answer.status !== status) throw new Error(`${path} of ${resolve(folder)} answers ${answer.status}`)
    return answer.text()
  }
  return { ...routeTable, html }
}
