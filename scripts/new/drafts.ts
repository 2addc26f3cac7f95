/** What a new page says at first. An empty text, a number and what begins with zeros are still to be written. */
import { caseStudies } from '../../src/content/case-studies.ts'
import * as schema from '../../src/content/schema.ts'

const updated = new Date().toISOString().slice(0, 10) as schema.IsoDate
const heading = { title: '', text: '' }
const seo = { title: '', description: '' }
const point = { mark: 'layers', title: '', description: '' } as const
const action = { label: '', to: '/contact' } as const
const closing = { heading: '', text: '', actions: [action, action] } as const
const group = { category: '', tools: ['', ''] }

function three<Item>(item: Item): [Item, Item, Item] {
  return [item, item, item]
}

function hero(title: string) {
  return { badge: title, heading: '', lede: '', actions: [action, action] } as const
}

export function caseStudy(title: string): schema.CaseStudy {
  return {
    id: Math.max(0, ...caseStudies.map(({ id }) => id)) + 1,
    title,
    category: schema.categories[0],
    hue: 'indigo',
    updated,
    years: '0000–0000',
    firstRelease: { weeks: 99, people: 9, price: '$00,000–00,000', what: '' },
    searchTitle: '',
    industry: '',
    seo: '',
    summary: '',
    description: '',
    achievement: '',
    metrics: three({ value: '00%', label: '', mark: 'chart' }),
    technologies: ['', '', '', ''],
    capabilities: three(point),
    story: {
      overview: ['', ''],
      award: { title: '', description: '', giver: '', year: 9999 },
      months: 99,
      developers: 99,
      team: { ours: 33, client: 33, contractors: 33 },
      extra: { label: 'Focus', value: '' },
      stack: three(group),
      results: three({ value: '00%', label: '', description: '' }),
    },
    closing: { heading: '', text: '', action: '' },
  }
}

export function service(name: string): schema.Service {
  return {
    name,
    weave: 'plain',
    hue: 'indigo',
    updated,
    seo,
    tagline: '',
    card: { description: '', features: three('') },
    hero: hero(name),
    intro: heading,
    matchRun: '',
    services: three({ ...point, features: ['', ''] }),
    proof: { heading, projects: [] },
    closing,
  }
}

export function industry(name: string): schema.Industry {
  return {
    name,
    hue: 'indigo',
    mark: 'layers',
    updated,
    seo,
    card: { description: '', examples: three('') },
    index: '',
    hero: hero(name),
    intro: heading,
    matchRun: '',
    solutions: three(point),
    stackHeading: heading,
    stack: three(group),
    storiesHeading: heading,
    stories: three({ title: '', description: '', metrics: ['', ''] }),
    whyHeading: heading,
    why: three(''),
    ctaCard: { heading: '', text: '', action },
    closing,
  }
}

export function legalPage(title: string): schema.LegalPage {
  const blocks = [{ kind: 'text', content: [''] }] as const
  return { title, updated, seo, intro: '', sections: [{ id: 'first', title: '', blocks }] }
}

export function plainPage(label: string): schema.PlainPage {
  const hero = { badge: label, heading: '', lede: '' }
  const sections = three({ heading: { title: '', text: '' }, text: ['', ''] })
  return { label, updated, seo, hero, sections, closing }
}

/** The source text of a draft, in which what is still to be written is a sample that says where it stands. */
export function codeOf(draft: unknown, title: string, field: string[] = []): string {
  const key = field.at(-1) ?? ''
  if (typeof draft === 'object' && draft) {
    const parts = Object.entries(draft).map(([name, value]) => {
      const isItem = Array.isArray(draft)
      const code = codeOf(value, title, [...field, isItem ? String(Number(name) + 1) : name])
      return isItem ? code : `${name}: ${code}`
    })
    return Array.isArray(draft) ? `[${parts}]` : `{ ${parts} }`
  }
  // Search engines want a whole sentence.
  const sentence = /^(seo|description)$/.test(key)
    ? ', a sentence that says what src/content/schema.ts asks for in this place'
    : ''
  const said = draft === '' ? `${title}: ${field.join(' ')}${sentence}` : draft
  const isSample = (typeof draft === 'number' && key !== 'id') || /^(\$?0.*)?$/.test(String(draft))
  return isSample ? `sample(${JSON.stringify(said)})` : JSON.stringify(said)
}
