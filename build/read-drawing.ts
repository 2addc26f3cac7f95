/** Reads the XML of drawings, which other programs write, and returns what browsers show of it in a picture. */
import { SaxesParser, type SaxesTagNS } from 'saxes'

const namespace = 'http://www.w3.org/2000/svg'
const xlink = 'http://www.w3.org/1999/xlink'
const xml = 'http://www.w3.org/XML/1998/namespace'

/** No picture needs these elements. The rules of the content find the words of a drawing, whose letters are shapes, in `desc`. */
const unneeded = ['desc', 'metadata', 'script']

/** Matches what the styles of a drawing would load: another file, an address, or a stylesheet. */
const loaded = /@import|url\(\s*(?!(?:["']|&quot;)?(?:#|data:))/

export interface Reading {
  /** The drawing without comments, scripts, and what editors keep in it for themselves. */
  svg: string
  /** Whether its first tag has the id `dark`. */
  isDark: boolean
}

/**
 * Reads a drawing once. A sprite has no size of its own.
 * @throws {Error} with the reason why browsers cannot show all of it, and what to do
 */
export function readDrawing(source: string, isSprite: boolean): Reading {
  const parser = new SaxesParser({ xmlns: true })
  const open: SaxesTagNS[] = []
  let svg = ''
  let isDark = false
  let hasWords = false
  /** How many of the open elements are left out. */
  let foreign = 0

  parser.on('error', ({ message }) => {
    const advice = message.includes('prefix') ? 'declare the prefix in the first tag' : 'correct this place'
    refuse(`show nothing of XML with the fault “${message}”: ${advice}, or export the drawing again`)
  })
  // Drawings that Illustrator exports name their namespaces by entities, which the DOCTYPE declares.
  parser.on('doctype', (text) => {
    for (const [, entity = '', , value = ''] of text.matchAll(/<!ENTITY\s+([\w.-]+)\s+(["'])(.*?)\2/g))
      parser.ENTITIES[entity] = value
  })
  parser.on('opentag', (tag) => {
    const attributes = attributesOf(tag)
    if (open.length === 0) {
      checkRoot(tag, attributes, isSprite)
      isDark = attributes.get('id') === 'dark'
    }
    const declared = open.push(tag) === 1 ? ` xmlns="${namespace}"` : ''
    if (foreign > 0 || tag.uri !== namespace || unneeded.includes(tag.local)) {
      foreign += 1
      return
    }
    if (tag.local !== 'a' && !/^(#|data:)/.test(attributes.get('href') ?? '#'))
      refuse('load no other file for a picture: embed it')
    const written = [...attributes].map(([name, value]) => ` ${name}="${escaped(value)}"`)
    svg += `<${tag.local}${declared}${written.join('')}${tag.isSelfClosing ? '/' : ''}>`
  })
  parser.on('closetag', (tag) => {
    open.pop()
    if (foreign > 0) foreign -= 1
    else if (!tag.isSelfClosing) svg += `</${tag.local}>`
  })
  const write = (text: string) => {
    hasWords ||= /\S/.test(text) && areWords(open)
    if (foreign === 0 && open.length > 0) svg += escaped(text)
  }
  parser.on('text', write)
  parser.on('cdata', write)
  parser.write(source).close()
  if (loaded.test(svg)) refuse('load no other file for a picture: embed typefaces and styles')
  if (hasWords && !/@font-face[^}]*data:/.test(svg))
    refuse('show its words in another typeface, or not at all: turn texts into paths')
  return { svg, isDark }
}

function refuse(reason: string): never {
  throw new Error(reason)
}

/** The attributes that browsers need, without handlers of events and the source that draw.io keeps in `content`. */
function attributesOf({ attributes }: SaxesTagNS): Map<string, string> {
  const kept = new Map<string, string>()
  for (const { uri, local, value } of Object.values(attributes)) {
    // A `href` without a prefix wins, as in browsers.
    if (uri === xlink && local === 'href' && !kept.has(local)) kept.set(local, value)
    if (uri === xml) kept.set(`xml:${local}`, value)
    if (uri === '' && local !== 'content' && !/^on/i.test(local)) kept.set(local, value)
  }
  return kept
}

function checkRoot({ local, uri }: SaxesTagNS, attributes: Map<string, string>, isSprite: boolean): void {
  if (local !== 'svg' || uri !== namespace)
    refuse(`show only <svg xmlns="${namespace}">: its first tag must be so`)
  const isLength = (side: string) => /^[\d.]+[a-z]*$/.test(attributes.get(side) ?? '')
  if (!isSprite && !attributes.has('viewBox') && !(isLength('width') && isLength('height')))
    refuse('do not know its size: write viewBox="0 0 width height", with numbers, into its first tag')
}

/** Whether text in the last of these elements, each of which contains the next, is shown as words. */
function areWords(open: readonly SaxesTagNS[]): boolean {
  const isHidden = ({ attributes }: SaxesTagNS) =>
    attributes['display']?.value === 'none' || /display:\s*none/.test(attributes['style']?.value ?? '')
  return open.some(({ local }) => /^(text|foreignObject)$/.test(local)) && !open.some(isHidden)
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
