import { globSync } from 'node:fs'
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { runnerImport, type ViteBuilder } from 'vite'
import { builtSite } from './built-site.ts'
import { writeClient } from './client.ts'
import { firstScreens } from './first-screens.ts'
import { writeIcons } from './icons.ts'
import { pageMarkdown } from './markdown.ts'
import { staticHeaders } from './static-headers.ts'

/**
 * Builds icons, the client’s script and the Worker, and moves the Worker's drawings and stylesheet to the static files.
 * It then asks the Worker for every page, finds the rules for its first screen, and writes its Markdown file and social
 * picture. Last, it writes `_headers`.
 */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  await writeIcons()
  for (const environment of Object.values(builder.environments)) await builder.build(environment)
  await cp('dist/worker/assets', 'dist/client/assets', { recursive: true })
  await rm('dist/worker/assets', { recursive: true })
  const [script, stylesheet] = [built('main-*.js'), built('site-*.css')]

  await writeClient({ script, stylesheet, firstScreens: {} })
  const { paths, routes, kindOf, canonical, markdownAddress, socialPicture, html } = await builtSite()
  // Node strips types but does not support JSX, so Vite runs this module.
  const file = resolve('build/social-pictures/picture.tsx')
  const { module: social } = await runnerImport<typeof import('./social-pictures/picture.tsx')>(file)
  const screens = [{ kind: kindOf(), html: await html('/no-such-page', 'production', 404) }]
  for (const path of paths) {
    const page = await html(path, 'production')
    screens.push({ kind: kindOf(path), html: page })
    const [, filtered] = page.match(new RegExp(`href="(${path}\\?[^"]+)"`)) ?? []
    if (filtered) screens.push({ kind: kindOf(path), html: await html(filtered, 'production') })
    const markdown = pageMarkdown(page, { ...routes[path], canonical: canonical(path) })
    await write(markdownAddress(path), markdown)
    await write(socialPicture(path), await social.pictureOf(path))
  }
  const css = await readFile(`dist/client${stylesheet}`, 'utf8')
  const rules = await firstScreens(css, screens, `href="${stylesheet}"`)
  await writeClient({ script, stylesheet, firstScreens: rules })
  await write('/_headers', staticHeaders(canonical('/')))
}

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
