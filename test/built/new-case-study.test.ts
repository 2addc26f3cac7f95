import { appendFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'node-html-parser'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { caseStudies } from '../../src/content/case-studies.ts'
import { company } from '../../src/content/company.ts'
import { slugOf } from '../../src/content/schema.ts'
import { type Copy, startCopy } from './copy.ts'

/** Any case study, to write another after. */
const [first] = caseStudies
if (!first) throw new Error('There is no case study to write another after')
const model = slugOf(first.title)

const path = '/case-studies/harbour-tickets'
const address = company.origin + path
const summary = 'A ticket office for a ferry line: timetables, boarding passes and refunds in one place.'

/** A copy of the site in which a marketer has added a case study: one file and one line. */
describe('one case study more', () => {
  let copy: Copy
  let ask: (path: string) => Promise<Response>

  beforeAll(async () => {
    copy = await startCopy()
    const folder = join(copy.folder, 'src/content/case-studies')
    const source = await copy.read(`src/content/case-studies/${model}.ts`)
    const added = source
      .replace(/export const \w+/, 'export const harbourTickets')
      .replace(/\nsample\(\w+\)/, '\nsample(harbourTickets)')
      .replace(/id: \d+/, `id: ${Math.max(...caseStudies.map((study) => study.id)) + 1}`)
      .replace(/title: '[^']*'/, "title: 'Harbour Tickets'")
      .replace(/searchTitle: '[^']*'/, "searchTitle: 'Ticket office for a ferry line'")
      .replace(/seo:\s+'[^']*'/, `seo: '${summary}'`)
    await writeFile(join(folder, 'harbour-tickets.ts'), added)
    await appendFile(join(folder, 'all.ts'), "export { harbourTickets } from './harbour-tickets.ts'\n")
    await copy.succeed('npx', 'tsc', '-b', 'src')
    await copy.succeed('npm', 'run', 'build')
    ask = await copy.worker()
  })

  afterAll(() => copy?.remove())

  async function text(path: string): Promise<string> {
    const response = await ask(path)
    expect(response.status).toBe(200)
    return response.text()
  }

  it('has a page with title, canonical address, social picture and structured data', async () => {
    const root = parse(await text(path))
    expect(root.querySelector('title')?.text).toContain('Ticket office for a ferry line')
    expect(root.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(address)
    const picture = root.querySelector('meta[property="og:image"]')?.getAttribute('content')
    expect(picture).toBe(`${company.origin}/social${path}.png`)
    const json = root.querySelector('script[type="application/ld+json"]')?.textContent ?? ''
    expect(json).toContain('"headline":"Harbour Tickets"')
  })

  it('has a social picture of its own', async () => {
    const pictureOf = (slug: string) => copy.read(`dist/client/social/case-studies/${slug}.png`)
    expect(await pictureOf('harbour-tickets')).not.toBe(await pictureOf(model))
  })

  it('is listed last on the portfolio, counted, and found by its category', async () => {
    const root = parse(await text('/portfolio'))
    const links = root.querySelectorAll('#work article a[href^="/case-studies/"]')
    expect(links.at(-1)?.getAttribute('href')).toBe(path)
    expect(root.querySelector('[role=status]')?.text).toBe(`${caseStudies.length + 1} projects`)
    expect(await text(`/portfolio?category=${slugOf(first.category)}`)).toContain('Harbour Tickets')
  })

  it('is told to machines: sitemap, llms.txt, Markdown', async () => {
    expect(await text('/sitemap.xml')).toContain(`<loc>${address}</loc>`)
    expect(await text('/llms.txt')).toContain(`- [Harbour Tickets](${address}.md): ${summary}`)
    expect(await copy.read(`dist/client${path}.md`)).toContain(`canonical: ${address}\n`)
  })
})
