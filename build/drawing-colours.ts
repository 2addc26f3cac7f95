/** Vite plugin: drawings take today's colours. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import type { Plugin } from 'vite'
import { currentPalette, tokensFile } from './palette.ts'
import { recolour } from './recolour.ts'

const pictures = 'client/pictures'
const copies = 'node_modules/.cache/drawings'

/** Writes copies of the drawings that differ in today's colours, and returns their names. */
function writeCopies(): Set<string> {
  const palette = currentPalette()
  const changed = new Set<string>()
  for (const file of readdirSync(pictures).filter((each) => each.endsWith('.svg'))) {
    const drawn = readFileSync(`${pictures}/${file}`, 'utf8')
    const now = recolour(file, drawn, palette)
    if (now === drawn) continue
    mkdirSync(copies, { recursive: true })
    writeFileSync(`${copies}/${file}`, now)
    changed.add(file)
  }
  return changed
}

/**
 * Gives drawings the colours of `client/styles/tokens.css`, wherever a script or a stylesheet names them.
 * `virtual:tokens` has the two for the browser's frame. The files in the repository do not change.
 */
export function drawingColours(): Plugin {
  const id = 'virtual:tokens'
  let changed = new Set<string>()
  let serving = false
  return {
    name: 'drawing-colours',
    enforce: 'pre',
    configResolved({ command }) {
      serving = command === 'serve'
      if (!serving) changed = writeCopies()
    },
    /** In development each drawing is coloured as it is asked for, so that a saved token is seen at once. */
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, file] = /^\/client\/pictures\/([\w-]+\.svg)$/.exec(request.url ?? '') ?? []
        if (!file || !readdirSync(pictures).includes(file)) return next()
        response.setHeader('Content-Type', 'image/svg+xml')
        response.setHeader('Cache-Control', 'no-cache')
        response.end(recolour(file, readFileSync(`${pictures}/${file}`, 'utf8'), currentPalette()))
      })
    },
    resolveId(source) {
      if (source === id) return `\0${id}`
      const [file = '', query] = source.split('?')
      if (!file.includes('/pictures/') || !changed.has(basename(file))) return null
      return `${resolve(copies, basename(file))}${query ? `?${query}` : ''}`
    },
    load(resolved) {
      if (resolved !== `\0${id}`) return null
      this.addWatchFile(resolve(tokensFile))
      const { light, dark } = currentPalette()
      return `export const paper = ${JSON.stringify({ light: light.get('paper'), dark: dark.get('paper') })}`
    },
    transform(code, file) {
      if (!file.endsWith('.css') || changed.size === 0) return null
      // Vite resolves `url()` in stylesheets without asking plugins.
      const asked = /url\("[^"]*\/pictures\/([\w-]+\.svg)(#dark)?"\)/g
      return code.replaceAll(asked, (whole, name: string, dark = '') =>
        changed.has(name) ? `url("${relative(resolve(file, '..'), resolve(copies, name))}${dark}")` : whole,
      )
    },
  }
}
