import { caseStudies } from '../../src/content/case-studies.ts'
import { industries } from '../../src/content/industries.ts'
import { categories, type Hue } from '../../src/content/schema.ts'

/**
 * What a new page of a kind is made of, as code. `{title}`, `{quoted}` (the title as code), `{path}`, `{slug}`,
 * `{name}` and `{today}` stand for what is asked for. A text between `~` is a sample, written for the person who
 * replaces it.
 */
export interface Kind {
  /** Its address, but for the slug. */
  path: string
  /** The folder of its content, in `src/content`, where that has not the name of the path. */
  folder?: string
  content: string
  /** What is added to other files, with imports that may be there: before the last place that says `end`, or last. */
  additions: { file: string; end?: string; line: string; imports?: string[] }[]
}

/** As many items as asked for, in a list; `{nth}` stands for the ordinal of each. */
function each(count: number, item: string): string {
  const ordinals = ['first', 'second', 'third', 'fourth'].slice(0, count)
  return `[${ordinals.map((nth) => item.replaceAll('{nth}', nth)).join(', ')}]`
}

const actions = (...targets: string[]) =>
  `[${targets.map((to, index) => `{ label: ~What the ${index ? 'second' : 'first'} button does~, to: '${to}' }`)}]`
const heading = (title: string) => `{ title: ~${title}~, text: ~One sentence more about it.~ }`
const seo = `{ title: ~{longTitle}~,
  description: ~What {title} is about, whom it is for, and what to do next: one or two sentences for search engines.~ }`
const plainHero = `badge: {quoted}, heading: ~What {title} promises, in a few words.~,
  lede: ~One or two sentences: who comes here with what, and how they leave.~`
const hero = `{ ${plainHero}, actions: ${actions('/contact', '/portfolio')} }`
const closing = `{ heading: ~A question to who has read about {title}~,
  text: ~One or two sentences: what happens when they get in touch.~,
  actions: ${actions('booking', '/contact')} }`
const stack = each(3, '{ category: ~The {nth} group of tools~, tools: [~One tool~, ~Another tool~] }')

/** The dye that the fewest industries have. */
function rarestHue(): Hue {
  const hues: readonly Hue[] = ['indigo', 'verdigris', 'weld', 'madder', 'rose', 'walnut']
  const uses = (hue: Hue) => Object.values(industries).filter((industry) => industry.hue === hue).length
  return hues.reduce((rarest, hue) => (uses(hue) < uses(rarest) ? hue : rarest))
}

/** In `src/pages.tsx`: which page answers. Its file is one of `src/pages`. */
function answer(page: string, props: string, file: string, ...more: string[]) {
  const imports = [`import { ${page} } from './pages/${file}'`, ...more]
  return { file: 'src/pages.tsx', end: '\n}\n', line: `\n  '{path}': () => <${page} ${props} />,`, imports }
}

/** In a list of content, which is also a list of rows. */
function entry(list: string) {
  const imports = [`import { {name} } from './${list}/{slug}.ts'`]
  return { file: `src/content/${list}.ts`, end: '\n} satisfies', line: `\n  '{path}': {name},`, imports }
}

/** As a row of its own. */
function row(placement: string, page: string, file: string, folder = '') {
  const imports = [`import { {name} } from './content/${folder}{slug}.ts'`]
  const line = `\n  '{path}': row({name}, { label: {name}.${placement} }),`
  return [
    { file: 'src/routes.ts', end: '\n}\n\n/** Every address', line, imports },
    answer(page, 'path="{path}" content={{name}}', file, ...imports),
  ]
}

/** All that can be asked for. */
export const kinds: Record<string, Kind> = {
  'case-study': {
    path: '/case-studies/',
    content: `import { caseStudy } from '../schema.ts'
export const {name} = caseStudy({
  id: ${caseStudies.length + 1}, title: {quoted}, category: '${categories[0]}', hue: 'indigo', updated: '{today}',
  industry: ~The trade of the client~,
  seo: ~How {title} came about: what was built for whom, in one sentence for search engines.~,
  summary: ~{title}: one sentence at the top of the page: what it is, and what it has changed for whom.~,
  description: ~{title}: one sentence for the cards, and not the summary once more.~,
  achievement: ~The one thing that went right.~,
  metrics: ${each(3, "{ value: ~00%~, label: ~{nth} figure~, mark: 'chart' }")},
  technologies: ${each(4, '~The {nth} technology~')},
  capabilities: ${each(3, "{ title: ~The {nth} thing it can do~, description: ~{title}: one or two sentences: how, and why that matters.~, mark: 'layers' }")},
  story: {
    overview: [~{title}: the situation: who, with what, and why it could not go on.~,
      ~{title}: what was built, and how it went in.~],
    award: { title: ~The name of an award~, description: ~What it was given for.~ },
    months: sample(99), developers: sample(99), extra: { label: 'Focus', value: ~Two or three words~ },
    stack: ${stack},
    results: ${each(3, '{ value: ~00%~, label: ~The {nth} result~, description: ~{title}: one sentence: since when, and compared with what.~ }')},
  },
  closing: { heading: ~{title}: a question to who has the same trouble~,
    text: ~{title}: one or two sentences: what happens when they get in touch.~, action: ~What the button does~ },
})`,
    additions: [{ file: 'src/content/case-studies/all.ts', line: `export { {name} } from './{slug}.ts'\n` }],
  },
  service: {
    path: '/services/',
    content: `import type { Service } from '../schema.ts'
export const {name}: Service = {
  name: {quoted}, hue: 'indigo', updated: '{today}', seo: ${seo},
  tagline: ~Two to five words~,
  card: { description: ~The card on the home page: one sentence.~, features: ${each(3, '~The {nth} feature~')} },
  hero: ${hero},
  intro: ${heading('What {title} covers.')},
  services: ${each(3, "{ mark: 'layers', title: ~The {nth} thing you do~, description: ~One or two sentences: what it is, and what it saves.~, features: [~What it includes~, ~And what else~] }")},
  // Titles of case studies, once there are some: then the page shows them.
  proof: { heading: ${heading('What proves it.')}, projects: [] },
  closing: ${closing},
}`,
    additions: [entry('services'), answer('ServicePage', 'path="{path}"', 'services/service.tsx')],
  },
  industry: {
    path: '/industries/',
    content: `import type { Industry } from '../schema.ts'
export const {name}: Industry = {
  name: {quoted}, hue: '${rarestHue()}', mark: 'layers', updated: '{today}', seo: ${seo},
  card: { description: ~The card on the home page: one sentence.~, examples: ${each(3, '~The {nth} example~')} },
  index: ~The card on the industries page: two sentences. They say more than the short one does on the home page.~,
  hero: ${hero},
  intro: ${heading('What {title} asks for.')},
  solutions: ${each(3, "{ title: ~The {nth} kind of product~, description: ~One or two sentences: what it is, and what it saves.~, mark: 'layers' }")},
  stackHeading: ${heading('What you would build it with.')},
  stack: ${stack},
  storiesHeading: ${heading('Where it has gone well.')},
  stories: ${each(2, '{ title: ~The {nth} success~, description: ~Two or three sentences: what stood in the way, what was done, what came of it.~, metrics: [~A short figure~, ~Another short figure~] }')},
  whyHeading: { title: ~Why it should be you~ },
  why: ${each(4, '~The {nth} reason, a clause long~')},
  ctaCard: { heading: ~What you offer who is not sure yet~,
    text: ~One or two sentences: what to bring, and what they leave with.~,
    action: { label: ~What the first button does~, to: 'booking' } },
  closing: ${closing},
}`,
    additions: [entry('industries'), answer('IndustryPage', 'path="{path}"', 'industries/industry.tsx')],
  },
  'legal-page': {
    path: '/',
    folder: 'legal/',
    content: `import type { LegalPage } from '../schema.ts'
export const {name}: LegalPage = {
  title: {quoted}, updated: '{today}', seo: ${seo},
  intro: ~One or two sentences: what this page settles, and with whom.~,
  sections: ${each(3, "{ id: '{nth}', title: ~The {nth} section~, blocks: [{ kind: 'text', content: [~A paragraph that a lawyer has read.~] }] }")},
}`,
    additions: row("title, kind: 'Policy', footer: 'Legal'", 'LegalPage', 'legal.tsx', 'legal/'),
  },
  'plain-page': {
    path: '/',
    folder: '',
    content: `import type { PlainPage } from './schema.ts'
export const {name}: PlainPage = {
  label: {quoted}, updated: '{today}', seo: ${seo},
  hero: { ${plainHero} },
  sections: ${each(2, `{ heading: ${heading('The {nth} thing to say')}, text: [~A paragraph.~, ~Another paragraph.~] }`)},
  closing: ${closing},
}`,
    additions: row("label, footer: 'Company'", 'PlainPage', 'plain.tsx'),
  },
}
