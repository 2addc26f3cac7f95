import { execFile } from 'node:child_process'
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { copySite } from '../../scripts/copy-site.ts'
import { caseStudies } from '../../src/content/case-studies.ts'
import { company } from '../../src/content/company.ts'
import { slugOf } from '../../src/content/schema.ts'
import { paths } from '../../src/routes.ts'

const run = promisify(execFile)

/** Any case study, to write another after. */
const [first] = caseStudies
if (!first) throw new Error('There is no case study to write another after')
const model = slugOf(first.title)
const ids = caseStudies.map(({ id }) => id)
const sharing = caseStudies.filter(({ category }) => category === first.category).length + 1

/** A copy of the site in which a marketer has added a case study: one file and one line. */
describe('one case study more', () => {
  let copy: string
  let fetch: (request: Request) => Promise<Response>

  beforeAll(async () => {
    copy = await copySite()
    const folder = join(copy, 'src/content/case-studies')
    const source = await readFile(join(folder, `${model}.ts`), 'utf8')
    const added = source
      .replace(/export const \w+/, 'export const harbourTickets')
      .replace(/\nsample\(\w+\)/, '\nsample(harbourTickets)')
      .replace(/id: \d+/, `id: ${Math.max(...ids) + 1}`)
      .replace(/title: '[^']*'/, "title: 'Harbour Tickets'")
      .replace(/searchTitle: '[^']*'/, "searchTitle: 'Ticket office for a ferry line'")
      .replace(
        /seo:\s+'[^']*'/,
        "seo: 'A ticket office for a ferry line: timetables, boarding passes and refunds in one place.'",
      )
    await writeFile(join(folder, 'harbour-tickets.ts'), added)
    await appendFile(join(folder, 'all.ts'), "export { harbourTickets } from './harbour-tickets.ts'\n")

    await run('npx', ['tsc', '-b', 'src'], { cwd: copy })
    // Vitest's own NODE_ENV would make it a development build.
    await run('npm', ['run', 'build'], { cwd: copy, env: { ...process.env, NODE_ENV: 'production' } })
    const worker = await import(pathToFileURL(join(copy, 'dist/worker/worker.js')).href)
    fetch = async (request) =>
      worker.default.fetch(request, {}, { waitUntil() {}, passThroughOnException() {} })
  }, 120_000)

  afterAll(() => rm(copy, { recursive: true, force: true }))

  async function text(path: string): Promise<string> {
    const response = await fetch(new Request(`https://www.example.com${path}`))
    expect(response.status).toBe(200)
    return response.text()
  }

  it('has a page, a canonical address and a title', async () => {
    const html = await text('/case-studies/harbour-tickets')
    expect(html).toContain('<h1')
    expect(html).toContain('Ticket office for a ferry line')
    expect(html).toContain(`${company.origin}/case-studies/harbour-tickets`)
    expect(html).toContain('Back to Portfolio')
  })

  it('has a social picture of its own', async () => {
    const [own, other] = await Promise.all(
      ['harbour-tickets', model].map((slug) =>
        readFile(join(copy, `dist/client/social/case-studies/${slug}.png`)),
      ),
    )
    expect(own?.subarray(1, 4).toString()).toBe('PNG')
    expect(own?.equals(other ?? own)).toBe(false)
  })

  it('is listed last on the portfolio, counted, and found by its category', async () => {
    const all = await text('/portfolio')
    expect(all).toContain(`${caseStudies.length + 1} projects`)
    const list = all.slice(0, all.indexOf('<blockquote'))
    expect(list.lastIndexOf('href="/case-studies/')).toBe(
      list.indexOf('href="/case-studies/harbour-tickets"'),
    )
    expect(await text(`/portfolio?category=${slugOf(first.category)}`)).toContain(`${sharing} projects`)
  })

  it('is told to machines: sitemap, llms.txt, structured data, the picture of a shared link', async () => {
    const address = `${company.origin}/case-studies/harbour-tickets`
    const sitemap = await text('/sitemap.xml')
    expect(sitemap.match(/<loc>/g)).toHaveLength(paths.length + 1)
    expect(sitemap).toContain(`<loc>${address}</loc>`)
    expect(await text('/llms.txt')).toContain(
      `- [Harbour Tickets](${address}.md): A ticket office for a ferry`,
    )
    const markdown = await readFile(join(copy, 'dist/client/case-studies/harbour-tickets.md'), 'utf8')
    expect(markdown).toContain(`canonical: ${address}\n`)
    const html = await text('/case-studies/harbour-tickets')
    expect(html).toContain(
      `<meta property="og:image" content="${company.origin}/social/case-studies/harbour-tickets.png"/>`,
    )
    const [, json = ''] = html.match(/<script type="application\/ld\+json">(.*?)<\/script>/) ?? []
    expect(JSON.parse(json)['@graph']).toMatchObject([
      { '@type': 'BreadcrumbList', itemListElement: [{}, {}, { name: 'Harbour Tickets', item: address }] },
      { '@type': 'Article', headline: 'Harbour Tickets', mainEntityOfPage: address },
    ])
  })
})
