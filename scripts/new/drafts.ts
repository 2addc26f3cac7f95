/** What a new page says at first: samples that tell what to write in their place. */
import { caseStudies } from '../../src/content/case-studies.ts'
import * as schema from '../../src/content/schema.ts'
import { button, closing, heading, hero, point, sample, seo, stack, three } from './parts.ts'

const updated = new Date().toISOString().slice(0, 10) as schema.IsoDate
const card = sample('The card on the home page: one sentence.')
const matchRun = sample('What a match run compares here: one sentence.')

export function caseStudy(title: string): schema.CaseStudy {
  // No two case studies may share a sentence.
  const own = (text: string) => sample(`${title}: ${text}`)
  return {
    id: Math.max(0, ...caseStudies.map(({ id }) => id)) + 1,
    title,
    category: schema.categories[0],
    hue: 'indigo',
    updated,
    years: sample('0000–0000'),
    firstRelease: {
      weeks: sample(99),
      people: sample(9),
      price: sample('$00,000–00,000'),
      what: sample('what'),
    },
    searchTitle: own('what, for whom'),
    industry: sample('The trade of the client'),
    seo: own('how it came about: what was built for whom, in one sentence for search engines.'),
    summary: own('one sentence at the top: what it is, and what it has changed for whom.'),
    description: own('one sentence for the cards, and not the summary once more.'),
    achievement: sample('The one thing that went right.'),
    metrics: three((nth) => ({ value: sample('00%'), label: sample(`${nth} figure`), mark: 'chart' })),
    technologies: [...three((nth) => sample(`The ${nth} technology`)), sample('The fourth technology')],
    capabilities: three((nth) => ({
      ...point(`The ${nth} thing it can do`),
      description: own('one or two sentences: how, and why that matters.'),
    })),
    story: {
      overview: [
        own('the situation: who, with what, and why it could not go on.'),
        own('what was built, and how it went in.'),
      ],
      award: {
        title: sample('The name of an award'),
        description: sample('What it was given for.'),
        giver: sample('Who gave it'),
        year: sample(9999),
      },
      months: sample(99),
      developers: sample(99),
      team: { ours: sample(33), client: sample(33), contractors: sample(33) },
      extra: { label: 'Focus', value: sample('Two or three words') },
      stack: stack(),
      results: three((nth) => ({
        value: sample('00%'),
        label: sample(`The ${nth} result`),
        description: sample('One sentence: since when, compared with what.'),
      })),
    },
    closing: {
      heading: sample('A question to who has the same trouble'),
      text: sample('One or two sentences: what happens then.'),
      action: sample('What the button does'),
    },
  }
}

export function service(name: string): schema.Service {
  return {
    name,
    weave: 'plain',
    hue: 'indigo',
    updated,
    seo: seo(name),
    tagline: sample('Two to five words'),
    card: { description: card, features: three((nth) => sample(`The ${nth} feature`)) },
    hero: { ...hero(name), actions: [button('/contact'), button('/portfolio')] },
    intro: heading(`What ${name} covers.`),
    matchRun,
    services: three((nth) => ({
      ...point(`The ${nth} thing you do`),
      features: [sample('What it includes'), sample('And what else')],
    })),
    proof: { heading: heading('What proves it.'), projects: [] },
    closing: closing(name),
  }
}

export function industry(name: string): schema.Industry {
  return {
    name,
    hue: 'indigo',
    mark: 'layers',
    updated,
    seo: seo(name),
    card: { description: card, examples: three((nth) => sample(`The ${nth} example`)) },
    index: sample(
      'The card on the industries page: two sentences that say more than the one on the home page.',
    ),
    hero: { ...hero(name), actions: [button('/contact'), button('/portfolio')] },
    intro: heading(`What ${name} asks for.`),
    matchRun,
    solutions: three((nth) => point(`The ${nth} kind of product`)),
    stackHeading: heading('What you would build it with.'),
    stack: stack(),
    storiesHeading: heading('Where it has gone well.'),
    stories: three((nth) => ({
      title: sample(`The ${nth} success`),
      description: sample('Two or three sentences: what stood in the way, what was done, what came of it.'),
      metrics: [sample('A short figure'), sample('Another short figure')],
    })),
    whyHeading: { title: sample('Why it should be you') },
    why: three((nth) => sample(`The ${nth} reason, a clause long`)),
    ctaCard: {
      heading: sample('What you offer who is not sure yet'),
      text: sample('One or two sentences: what to bring, and what they leave with.'),
      action: button('booking'),
    },
    closing: closing(name),
  }
}

export function legalPage(title: string): schema.LegalPage {
  const paragraph = { kind: 'text', content: [sample('A paragraph that a lawyer has read.')] } as const
  return {
    title,
    updated,
    seo: seo(title),
    intro: sample('One or two sentences: what this page settles, and with whom.'),
    sections: three((nth) => ({ id: nth, title: sample(`The ${nth} section`), blocks: [paragraph] })),
  }
}

export function plainPage(label: string): schema.PlainPage {
  const text = [sample('A paragraph.'), sample('Another paragraph.')]
  return {
    label,
    updated,
    seo: seo(label),
    hero: hero(label),
    sections: three((nth) => ({ heading: heading(`The ${nth} thing to say`), text })),
    closing: closing(label),
  }
}
