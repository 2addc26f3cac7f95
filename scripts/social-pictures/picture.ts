import { about } from '../../src/content/about.ts'
import { caseStudies, pathOf } from '../../src/content/case-studies.ts'
import { contact } from '../../src/content/contact.ts'
import { hireExperts } from '../../src/content/hire-experts.ts'
import { industries } from '../../src/content/industries.ts'
import { industriesIndex } from '../../src/content/industries-index.ts'
import { portfolio } from '../../src/content/portfolio.ts'
import { process as work } from '../../src/content/process.ts'
import { services } from '../../src/content/services.ts'
import { type Path, routes } from '../../src/routes.ts'
import * as company from './company.ts'
import type { Words } from './layouts.ts'
import * as offer from './offer.ts'
import { caseStudyPicture, portfolioPicture } from './projects.ts'

type Draw = () => string

function wordsOf({ badge, heading }: { badge: string; heading: string }): Words {
  return { kind: badge, title: heading }
}

function drawn<Item>(items: Record<string, Item>, draw: (item: Item) => string): [string, Draw][] {
  return Object.entries(items).map(([path, item]) => [path, () => draw(item)])
}

const pictures = new Map<string, Draw>([
  ['/', company.homePicture],
  ['/about', () => company.aboutPicture(wordsOf(about.hero))],
  ['/industries', () => offer.industriesPicture(wordsOf(industriesIndex.hero))],
  ['/process', () => company.processPicture(wordsOf(work.hero))],
  ['/contact', () => company.contactPicture(wordsOf(contact.hero))],
  ['/hire-experts', () => company.hirePicture(wordsOf(hireExperts.hero))],
  ['/portfolio', () => portfolioPicture({ kind: 'Portfolio', title: portfolio.hero.heading })],
  ...drawn(services, offer.servicePicture),
  ...drawn(industries, offer.industryPicture),
  ...caseStudies.map((study): [string, Draw] => [pathOf(study), () => caseStudyPicture(study)]),
])

/** The social picture of a page, as SVG. A page without one of its own gets the plain one. */
export function pictureOf(path: Path): string {
  const { label, footer } = routes[path]
  return pictures.get(path)?.() ?? company.plainPicture({ kind: footer ?? label, title: label })
}
