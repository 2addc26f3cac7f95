import { cp, glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import type { BuildEnvironment, Rolldown, ViteBuilder } from 'vite'
import { builtSite } from './built-site.ts'
import { writeClient } from './client.ts'
import { firstScreens, type StyledPage } from './first-screens.ts'
import { pageMarkdown } from './markdown/page-markdown.ts'
import { writeStaticHeaders } from './static-headers.ts'

/**
 * Builds the client’s script, and the Worker, whose drawings and stylesheet join the static files. The pages that it
 * answers then tell which rules stand in their heads. Last comes what is written from both: a Markdown file for each
 * page, and `_headers`.
 */
export async function buildSite(builder: ViteBuilder): Promise<void> {
  const { client, worker } = builder.environments
  if (!client || !worker) throw new Error('vite.config.ts declares no environment “client” or “worker”')
  const script = await built(builder, client, /\/main-[^/]+\.js$/)
  // The islands' rules are a part of the stylesheet, too.
  for await (const file of glob('dist/client/assets/*.css')) await rm(file)
  const stylesheet = await built(builder, worker, /\.css$/)
  await cp('dist/worker/assets', 'dist/client/assets', { recursive: true })
  await rm('dist/worker/assets', { recursive: true })

  await writeClient({ script, stylesheet, firstScreens: {} })
  const css = await readFile(`dist/client${stylesheet}`, 'utf8')
  const screens = await firstScreens(css, await pages(), `href="${stylesheet}"`)
  await writeClient({ script, stylesheet, firstScreens: screens })

  await writeMarkdown()
  const { canonical } = await builtSite()
  await writeStaticHeaders('dist/client', canonical('/'))
}

/** The address of the file with this name, of all that is built for an environment. */
async function built(builder: ViteBuilder, environment: BuildEnvironment, name: RegExp): Promise<string> {
  const { output } = (await builder.build(environment)) as Rolldown.RolldownOutput
  const file = output.find(({ fileName }) => name.test(fileName))
  if (!file) throw new Error(`The build of “${environment.name}” has no file ${name}`)
  return `/${file.fileName}`
}

/** Every page as the Worker draws it, and the page for missing addresses. */
async function pages(): Promise<StyledPage[]> {
  const { paths, kindOf, html } = await builtSite()
  const all = [{ kind: kindOf(), html: await html('/no-such-page', 'production', 404) }]
  for (const path of paths) {
    const page = await html(path, 'production')
    const [, filtered = ''] = page.match(new RegExp(`href="(${path}\\?[^"]+)"`)) ?? []
    all.push({ kind: kindOf(path), html: page })
    if (filtered) all.push({ kind: kindOf(path), html: await html(filtered, 'production') })
  }
  return all
}

async function writeMarkdown(): Promise<void> {
  const { paths, routes, canonical, markdownAddress, html } = await builtSite()
  for (const path of paths) {
    const file = `dist/client${markdownAddress(path)}`
    await mkdir(dirname(file), { recursive: true })
    const page = await html(path, 'production')
    await writeFile(file, pageMarkdown(page, { ...routes[path], canonical: canonical(path) }))
  }
}
