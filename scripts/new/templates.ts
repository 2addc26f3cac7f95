/** Content of new pages. Empty texts, numbers, and texts that begin with a zero become samples in `codeOf`. */
import { caseStudies } from '../../src/content/case-studies.ts'
import * as schema from '../../src/content/schema.ts'

const updated = new Date().toISOString().slice(0, 10) as schema.IsoDate
const heading = { title: '', text: '' }
const seo = { title: '', description: '' }
const point = { title: '', description: '' }
const group = { category: '', tools: ['', ''] }
const action = { label: '', to: '/contact' } as const
const actions = [action, action] as const
const closing = { heading: '', text: '', actions }

export function caseStudy(title: string, slug: string = schema.slugOf(title)): schema.CaseStudy {
  const metric = { value: '00%', label: '', icon: 'chart' } as const
  const result = { value: '00%', label: '', description: '' }
  return {
    id: Math.max(0, ...caseStudies.map(({ id }) => id)) + 1,
    title,
    ...(slug !== schema.slugOf(title) && { slug }),
    category: schema.categories[0],
    accent: 'blue',
    updated,
    years: '0000–0000',
    firstRelease: { weeks: 99, people: 9, price: [99_000, 99_000], share: 99, what: '' },
    // The title follows it in search results, so it does not name it, too.
    searchTitle: '00 words for search',
    industry: '',
    seo: '',
    summary: '',
    description: '',
    achievement: '',
    results: [metric, metric, metric],
    technologies: ['', '', '', ''],
    capabilities: [point, point, point],
    story: {
      overview: ['', ''],
      award: { name: '', description: '', giver: '', year: 9999 },
      duration: 99,
      teamSize: 99,
      extraDetail: { label: 'Focus', value: '' },
      technologyCategories: [group, group, group],
      resultFigures: [result, result, result],
    },
    closing: { heading: '', text: '', action: '' },
  }
}

export function service(name: string): schema.Service {
  const offer = { ...point, icon: 'layers', features: ['', ''] } as const
  return {
    name,
    accent: 'blue',
    updated,
    seo,
    tagline: '',
    card: { description: '', features: ['', ''] },
    hero: { badge: name, heading: '', lede: '', actions },
    intro: heading,
    services: [offer, offer, offer],
    proof: { heading, projects: {} },
    closing,
  }
}

export function industry(name: string): schema.Industry {
  const story = { title: '', description: '', metrics: ['', ''] }
  return {
    name,
    accent: 'blue',
    icon: 'layers',
    updated,
    seo,
    card: { description: '', examples: ['', ''] },
    index: '',
    hero: { badge: name, heading: '', lede: '', actions },
    intro: heading,
    solutions: [point, point, point],
    stackHeading: heading,
    stack: [group, group, group],
    storiesHeading: heading,
    stories: [story, story, story],
    whyHeading: heading,
    why: ['', '', ''],
    ctaCard: { heading: '', text: '', action },
    closing,
  }
}

export function legalPage(title: string): schema.LegalPage {
  const blocks = [{ kind: 'text', content: [''] }] as const
  return { title, updated, seo, intro: '', sections: [{ id: 'first', title: '', blocks }] }
}

export function plainPage(label: string): schema.PlainPage {
  const section = { heading, text: ['', ''] }
  const hero = { badge: label, heading: '', lede: '' }
  return { label, updated, seo, hero, sections: [section, section, section], closing }
}

/** The words of a field's name, because long names would be wider than their places: `stackHeading` → `stack heading`. */
const wordsOf = (name: string) => name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)

/**
 * Returns the source code of content.
 * @param field the name of its place in the page, which becomes the text of a sample
 */
export function codeOf(content: unknown, field: string): string {
  if (Array.isArray(content)) {
    return `[${content.map((item, index) => codeOf(item, `${field} ${index + 1}`))}]`
  }
  if (typeof content === 'object' && content) {
    return `{ ${Object.entries(content).map(([key, value]) => `${key}: ${codeOf(value, `${field} ${wordsOf(key)}`)}`)} }`
  }
  const isSample = typeof content === 'number' ? !field.endsWith(' id') : /^(0|$)/.test(String(content))
  // The rules of content require a description to be a whole sentence.
  const advice = ', a sentence that says what src/content/schema.ts asks for in this place'
  const text = /(seo|description)$/.test(field) ? field + advice : field
  const code = JSON.stringify(content === '' ? text : content)
  return isSample ? `sample(${code})` : code
}
