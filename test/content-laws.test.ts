import { describe, expect, it } from 'vitest'
import type { CaseStudy, Story } from '../src/content/schema.ts'
import type { Violation } from '../src/laws/entries.ts'
import { type Content, violations } from '../src/laws/laws.ts'
import type { Row } from '../src/routes.ts'

/** Content of its own, in good order: the site's may be any. */
function page(name: string) {
  const seo = { title: `What a page ${name} is for`, description: `${name} `.padEnd(80, 'x') }
  const row: Row = { label: name, updated: '2026-01-01', ...seo }
  return { seo, row }
}

function study(id: number, title: string) {
  const texts = { summary: 'x', description: 'x', achievement: 'x', technologies: ['A', 'B', 'C', 'D'] }
  return { id, title, category: 'Supply Chain', industry: 'Freight', ...texts } as unknown as CaseStudy
}

const [about, team] = [page('about'), page('team')]
const [first, second] = [study(1, 'Fleet Radar'), study(2, 'Harbour Tickets')]

function contentOf(row: Row, changed: CaseStudy): Content {
  return {
    files: {
      'src/content/about.ts': { about: { seo: { title: row.title, description: row.description } } },
      'src/content/team.ts': { team },
      'src/content/case-studies/fleet-radar.ts': { fleetRadar: changed },
      'src/content/case-studies/harbour-tickets.ts': { harbourTickets: second },
    },
    routes: { '/about': row, '/team': team.row },
    caseStudies: [changed, second],
  }
}

const content = contentOf(about.row, first)

/** The content with one of its rows changed. */
function withAbout(change: Partial<Row>): Content {
  return contentOf({ ...about.row, ...change }, first)
}

/** The content with a case study changed, in the file where it is written and in the list. */
function withStudy(change: Partial<CaseStudy>): Content {
  return contentOf(about.row, { ...first, ...change })
}

/** The content with a file more. */
function withFile(exports: Record<string, unknown>): Content {
  return { ...content, files: { ...content.files, 'src/content/new.ts': exports } }
}

function fieldsOf(found: Violation[]): string[] {
  return found.map(({ file, field }) => `${file} ${field}`)
}

describe('what search engines show is named where it is written', () => {
  it.each<[string, Parameters<typeof withAbout>[0], string]>([
    ['a title too long', { title: 'x'.repeat(66) }, 'about.seo.title'],
    ['a title too short', { title: 'x'.repeat(14) }, 'about.seo.title'],
    ['a day that is none', { updated: '2026-02-30' }, 'about.updated'],
    ['a day to come', { updated: '9999-01-01' }, 'about.updated'],
  ])('%s', (_, change, field) => {
    expect(fieldsOf(violations(withAbout(change)))).toEqual([`src/content/about.ts ${field}`])
  })

  it.each([69, 166])('a description of %i characters', (length) => {
    const found = violations(withAbout({ description: 'x'.repeat(length) }))
    expect(fieldsOf(found)).toEqual(['src/content/about.ts about.seo.description'])
  })

  it('a title that two pages have, on both of them', () => {
    const found = violations(withAbout({ title: team.row.title }))
    expect(fieldsOf(found).sort()).toEqual([
      'src/content/about.ts about.seo.title',
      'src/content/team.ts team.seo.title',
    ])
    expect(found[0]?.message).toContain('/team')
  })
})

const four = { ours: 2, client: 1, contractors: 1 }

describe('a case study', () => {
  it.each<[string, Partial<CaseStudy>, string]>([
    ['a summary too long', { summary: 'x'.repeat(181) }, 'summary'],
    ['a description too long', { description: 'x'.repeat(141) }, 'description'],
    ['a number of another', { id: 2 }, 'id'],
    ['a half number', { id: 1.5 }, 'id'],
    ['too few technologies', { technologies: ['Go'] }, 'technologies'],
    ['a team of other people', { story: { developers: 5, team: four } as Story }, 'story.team'],
    ['a picture of which nothing is said', { image: 'error' }, 'image'],
    ['a dye that its drawing has not', { category: 'Digital News Platform', dye: 'madder' }, 'dye'],
  ])('%s', (_, change, field) => {
    const found = violations(withStudy(change))
    const others = field === 'id' && change.id === second.id ? ['harbour-tickets.ts harbourTickets.id'] : []
    const expected = [`fleet-radar.ts fleetRadar.${field}`, ...others]
    expect(fieldsOf(found)).toEqual(expected.map((each) => `src/content/case-studies/${each}`))
  })

  it('may have any number that no other has: one that is removed leaves a gap', () => {
    expect(violations(withStudy({ id: 1000 }))).toEqual([])
  })

  it('that is written and not listed', () => {
    const found = violations({ ...content, caseStudies: [second] })
    expect(found.map(({ message }) => message).join()).toContain('src/content/case-studies/all.ts')
  })
})

describe('what is named and is not there', () => {
  it.each<[string, Record<string, unknown>, string]>([
    ['a case study', { story: { project: 'No Such Project' } }, 'story.project'],
    ['one of several', { proof: { projects: ['No Such Project'] } }, 'proof.projects[0]'],
    ['a drawing', { people: [{ image: 'nobody' }] }, 'people[0].image'],
    ['an address', { action: { to: '/portfollio' } }, 'action.to'],
    ['an address in a text', { text: ['See ', { href: '/nowhere#there' }] }, 'text[1].href'],
  ])('%s', (_, exports, field) => {
    expect(fieldsOf(violations(withFile(exports)))).toEqual([`src/content/new.ts ${field}`])
  })

  it('an address that is there, a part of the page, a page elsewhere: nothing', () => {
    const links = [{ to: '/team' }, { to: '#work' }, { href: 'https://example.org/x' }, { to: 'booking' }]
    expect(violations(withFile({ links }))).toEqual([])
  })
})
