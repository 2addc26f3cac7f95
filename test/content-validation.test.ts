import { expect, it } from 'vitest'
import type { Drawing } from '../src/content/drawings.ts'
import type { CaseStudy, Category, Story } from '../src/content/schema.ts'
import type { Row } from '../src/routes.ts'
import { type Content, violations } from '../src/validation/validation.ts'

/** Content of its own, in good order: the site's may be any. */
function page(name: string) {
  const seo = { title: `What a page ${name} is for`, description: `${name} `.padEnd(80, 'x') }
  const row: Row = { label: name, updated: '2026-01-01', ...seo }
  return { seo, row }
}

function study(id: number, title: string) {
  const texts = { summary: 'x', description: 'x', achievement: 'x', technologies: ['A', 'B', 'C', 'D'] }
  return { id, title, category: 'Shipping', industry: 'Freight', ...texts } as unknown as CaseStudy
}

const drawings = [{ file: 'ship', keywords: ['freight'] }] as unknown as Drawing[]

const team = page('team')
const second = study(2, 'Harbour Tickets')

/** With a row changed, a case study in the file where it is written and in the list, or a file more. */
function content(row: Partial<Row>, changes: Partial<CaseStudy> = {}, more: object = {}): Content {
  const about = { ...page('about').row, ...row }
  const first = { ...study(1, 'Fleet Radar'), ...changes }
  return {
    files: {
      'src/content/about.ts': { about: { seo: { title: about.title, description: about.description } } },
      'src/content/team.ts': { team },
      'src/content/case-studies/fleetRadar.ts': { fleetRadar: first },
      'src/content/case-studies/harbourTickets.ts': { harbourTickets: second },
      'src/content/added.ts': { added: more },
    },
    routes: { '/about': about, '/team': team.row },
    caseStudies: [first, second],
    categories: ['Shipping', 'Storage'],
    drawings,
  }
}

const withStudy = (changes: Partial<CaseStudy>) => content({}, changes)
const withMore = (more: object) => content({}, {}, more)

const four = { ours: 2, client: 1, contractors: 1 }
const links = [{ to: '/team' }, { to: '#work' }, { href: 'https://example.org/x' }, { to: 'booking' }]

it.each<[string, Content, ...fields: string[]]>([
  ['a title too long', content({ title: 'x'.repeat(66) }), 'about.seo.title'],
  ['a title too short', content({ title: 'x'.repeat(14) }), 'about.seo.title'],
  ['a title that two pages have', content({ title: team.row.title }), 'about.seo.title', 'team.seo.title'],
  ['a description too short', content({ description: 'x'.repeat(69) }), 'about.seo.description'],
  ['a description too long', content({ description: 'x'.repeat(166) }), 'about.seo.description'],
  ['a day that is none', content({ updated: '2026-02-30' }), 'about.updated'],
  ['a day to come', content({ updated: '9999-01-01' }), 'about.updated'],
  ['a summary too long', withStudy({ summary: 'x'.repeat(181) }), 'fleetRadar.summary'],
  [
    'a description of a study too long',
    withStudy({ description: 'x'.repeat(141) }),
    'fleetRadar.description',
  ],
  ['a number of another', withStudy({ id: 2 }), 'fleetRadar.id', 'harbourTickets.id'],
  ['a half number', withStudy({ id: 1.5 }), 'fleetRadar.id'],
  ['any number that no other has', withStudy({ id: 1000 })],
  ['too few technologies', withStudy({ technologies: ['Go'] }), 'fleetRadar.technologies'],
  ['others in a team', withStudy({ story: { teamSize: 5, team: four } as Story }), 'fleetRadar.story.team'],
  ['a picture of which nothing is said', withStudy({ image: 'error' }), 'fleetRadar.image'],
  ['an accent that its drawing has not', withStudy({ pictureAccent: 'orange' }), 'fleetRadar.pictureAccent'],
  ['a category that does not exist', withStudy({ category: 'Ships' as Category }), 'fleetRadar.category'],
  ['a study that is not listed', { ...content({}), caseStudies: [second] }, 'fleetRadar'],
  ['no such case study', withMore({ story: { project: 'No Such' } }), 'added.story.project'],
  ['none of several', withMore({ proof: { projects: ['No Such'] } }), 'added.proof.projects[0]'],
  ['no such drawing', withMore({ people: [{ image: 'nobody' }] }), 'added.people[0].image'],
  ['no such address', withMore({ action: { to: '/portfollio' } }), 'added.action.to'],
  [
    'no such address in a text',
    withMore({ text: ['See ', { href: '/nowhere#there' }] }),
    'added.text[1].href',
  ],
  ['addresses here, on the page and elsewhere', withMore({ links })],
])('%s is named where it is written, if it is wrong', (_, subject, ...fields) => {
  const found = violations(subject)
  expect(found.map(({ field }) => field).sort()).toEqual(fields)
  // Here, each file has the name of its export.
  for (const { field, file } of found) expect(file).toContain(`/${field.split('.')[0]}.ts`)
})
