import { hash } from 'node:crypto'
import { globSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { runnerImport, type ViteBuilder } from 'vite'
import { type Client, writeClient } from './client.ts'
import { icons } from './icons.ts'
import { pageMarkdown } from './markdown.ts'
import { firstScreenStyles, namesIn, rulesFor } from './page-styles.ts'
import { cspHash, staticHeaders } from './static-headers.ts'

/**
 * Builds the client’s script and the Worker, and moves the Worker's drawings and stylesheet to the static files.
 * It then asks the Worker for every page, finds the rules for its first screen and for all of it, and writes its Markdown
 * file and social picture. Last, it writes icons and `_headers`.
 */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
  await cp('dist/worker/assets', 'dist/client/assets', { recursive: true })
  await rm('dist/worker/assets', { recursive: true })
  const [script, stylesheet] = [built('main-*.js'), built('site-*.css')]

  await writeClient({ script, stylesheet, stylesheets: {}, firstScreens: {} })
  const { paths, routes, ...site }: typeof import('../src/routes.ts') = await load('src/routes.ts')
  const { default: worker } = await load('dist/worker/worker.js')
  async function html(path: string, status = 200, environment = 'production'): Promise<string> {
    const request = new Request(new URL(path, 'https://localhost'))
    const answer: Response = await worker.fetch(request, { APP_ENV: environment })
    if (answer.status !== status) throw new Error(`${path} answers ${answer.status}`)
    return answer.text()
  }
  // Node strips types but does not support JSX, so Vite runs this module.
  const file = resolve('build/social-pictures/social-picture.tsx')
  const { module: social } = await runnerImport<typeof import('./social-pictures/social-picture.tsx')>(file)
  const screens = [{ kind: site.kindOf(), html: await html('/no-such-page', 404) }]
  for (const path of paths) {
    const page = await html(path)
    screens.push({ kind: site.kindOf(path), html: page })
    const [, filtered] = page.match(new RegExp(`href="(${path}\\?[^"]+)"`)) ?? []
    if (filtered) screens.push({ kind: site.kindOf(path), html: await html(filtered) })
    const markdown = pageMarkdown(page, { ...routes[path], canonical: site.canonical(path) })
    await write(site.markdownAddress(path), markdown)
    await write(site.socialPicture(path), await social.pictureOf(path))
  }
  const css = await readFile(`dist/client${stylesheet}`, 'utf8')
  const scripts = globSync('dist/client/assets/*.js').map((file) => readFile(file, 'utf8'))
  // Outside of production, each page has a notice.
  const notices = ['demo', 'preview'].map((environment) => html(paths.at(-1) ?? '/', 200, environment))
  const anywhere = [
    ...(await Promise.all(scripts)).flatMap((text) => text.split(/[\s"'`]+/)),
    ...(await Promise.all(notices)).flatMap(namesIn),
  ]
  const stylesheets: Client['stylesheets'] = {}
  const firstScreens: Client['firstScreens'] = {}
  for (const [kind, some = []] of Object.entries(Object.groupBy(screens, (screen) => screen.kind))) {
    const pages = some.map((screen) => screen.html)
    const first = firstScreenStyles(css, pages)
    firstScreens[kind] = { css: first, hash: cspHash(first) }
    // The stylesheet also sets what only rules in the head read.
    const inHead = first.match(/--[\w-]+/g) ?? []
    const styles = rulesFor(css, [...pages.flatMap(namesIn), ...anywhere, ...inHead])
    stylesheets[kind] = `/assets/page-${hash('sha256', styles).slice(0, 8)}.css`
    await write(stylesheets[kind], styles)
  }
  await writeClient({ script, stylesheet, stylesheets, firstScreens })
  for (const [address, icon] of Object.entries(await icons())) await write(address, icon)
  await write('/_headers', staticHeaders(site.canonical('/')))
}

/** Loads a module during the build. A static import would make it a part of Vite's configuration. */
const load = (file: string) => import(pathToFileURL(resolve(file)).href)

/** The address of the static file with such a name. */
function built(name: string): string {
  const [file] = globSync(`assets/${name}`, { cwd: 'dist/client' })
  if (!file) throw new Error(`The build has written no ${name}`)
  return `/${file}`
}

/** Writes the static file with this address. */
async function write(address: string, content: string | Buffer): Promise<void> {
  const file = `dist/client${address}`
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, content)
}
