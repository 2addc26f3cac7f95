import { describe, expect, it } from 'vitest'
import { caseStudies } from '../src/content/case-studies.ts'
import type { CaseStudy } from '../src/content/schema.ts'
import type { Violation } from '../src/laws/entries.ts'
import { type Content, content, violations } from '../src/laws/laws.ts'
import { routes } from '../src/routes.ts'

const about = 'src/content/about.ts'

/** The site’s content with one of its rows changed. */
function withAbout(change: Partial<(typeof routes)['/about']>): Content {
  return { ...content, routes: { ...routes, '/about': { ...routes['/about'], ...change } } }
}

/** The site’s content with a case study changed, in the file where it is written and in the list. */
function withStudy(change: Partial<CaseStudy>): Content {
  const [study, ...others] = caseStudies
  if (!study) throw new Error('There is no case study to change')
  const changed: CaseStudy = { ...study, ...change }
  const [file = '', exports = {}] =
    Object.entries(content.files).find(([, each]) => Object.values(each).includes(study)) ?? []
  const [name = ''] = Object.entries(exports).find(([, value]) => value === study) ?? []
  const files = { ...content.files, [file]: { ...exports, [name]: changed } }
  return { ...content, files, caseStudies: [changed, ...others] }
}

/** The site’s content with a file more. */
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
    expect(fieldsOf(violations(withAbout(change)))).toEqual([`${about} ${field}`])
  })

  it.each([69, 166])('a description of %i characters', (length) => {
    const description = 'x'.repeat(length)
    const files = { ...content.files, [about]: { about: { seo: { description } } } }
    const found = violations({ ...withAbout({ description }), files })
    expect(fieldsOf(found)).toEqual([`${about} about.seo.description`])
  })

  it('a title that two pages have, on both of them', () => {
    const found = violations(withAbout({ title: routes['/contact'].title }))
    expect(fieldsOf(found).sort()).toEqual([
      `${about} about.seo.title`,
      'src/content/contact.ts contact.seo.title',
    ])
    expect(found[0]?.message).toContain('/contact')
  })
})

describe('a case study', () => {
  it.each<[string, Partial<CaseStudy>, string]>([
    ['a summary too long', { summary: 'x'.repeat(181) }, 'summary'],
    ['a description too long', { description: 'x'.repeat(141) }, 'description'],
    ['a number of another', { id: 2 }, 'id'],
    ['a half number', { id: 1.5 }, 'id'],
    ['too few technologies', { technologies: ['Go'] }, 'technologies'],
    ['a dye that its drawing has not', { category: 'Digital News Platform', dye: 'madder' }, 'dye'],
  ])('%s', (_, change, field) => {
    const found = violations(withStudy(change))
    expect(found.length).toBeGreaterThan(0)
    for (const violation of found) {
      expect(violation.file).toMatch(/^src\/content\/case-studies\/[\w-]+\.ts$/)
      expect(violation.field).toMatch(new RegExp(`^\\w+\\.${field}$`))
    }
  })

  it('may have any number that no other has: one that is removed leaves a gap', () => {
    expect(violations(withStudy({ id: 1000 }))).toEqual([])
  })

  it('that is written and not listed', () => {
    const found = violations({ ...content, caseStudies: caseStudies.slice(1) })
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
    const links = [{ to: '/contact' }, { to: '#work' }, { href: 'https://example.org/x' }, { to: 'booking' }]
    expect(violations(withFile({ links }))).toEqual([])
  })
})
