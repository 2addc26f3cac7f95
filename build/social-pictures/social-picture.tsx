/** Which social picture a page gets. */
import type { ReactNode } from 'react'
import { caseStudies, pathOf } from '../../src/content/case-studies.ts'
import { team } from '../../src/content/company.ts'
import { home } from '../../src/content/home.ts'
import { industries } from '../../src/content/industries.ts'
import { projectPicture } from '../../src/content/project-picture.ts'
import type { CaseStudy, Industry, Service } from '../../src/content/schema.ts'
import { services } from '../../src/content/services.ts'
import { type Path, routes, socialPicture } from '../../src/routes.ts'
import { IndustryCloth, Project, ServiceWeave, Thread } from './art.tsx'
import { Band, Beside } from './frame.tsx'
import { png } from './renderer.ts'

const allIndustries = Object.values<Industry>(industries)

/** Thin vertical lines, for the space that is not filled. */
const warp = <div key="warp" className="warp" tw="flex-1" />

/** The picture of the home page's first screen. */
const homeArt = (
  <img
    tw="absolute object-cover top-[-4px] left-[-180px] w-[1440px] h-[390px]"
    src={home.hero.picture.name}
  />
)

/** Portraits side by side. Up to two leave space for the warp. */
const people = team.map(({ name, image }) => {
  const width = 1200 / Math.max(team.length, 3)
  return <div key={name} tw={`bg-[url(${image})] bg-cover bg-top border-r-3`} style={{ width }} />
})

/** The badge and heading with which the page begins. */
function words(path: Path) {
  const { hero, label, footer } = routes[path]
  return { badge: footer ?? label, heading: label, ...hero }
}

// Seven leave enough space for their icons.
const cloths = allIndustries.slice(0, 7).map((each) => <IndustryCloth key={each.name} industry={each} />)

/** When one of the first three pages is deleted, its line here is deleted too. */
const pictures: Record<string, ReactNode> = {
  '/': <Band words={words('/')} height={264} art={homeArt} />,
  '/about': <Band words={words('/about')} height={280} art={[people, warp]} />,
  '/industries': <Band words={words('/industries')} height={264} hanging art={cloths} />,
}

for (const [path, service] of Object.entries<Service>(services)) {
  const words = { badge: 'Service', heading: service.name, more: service.hero.heading }
  pictures[path] = <Band words={words} height={240} art={<ServiceWeave service={service} />} />
}

for (const [path, industry] of Object.entries<Industry>(industries)) {
  const words = { badge: 'Industry', heading: industry.name, more: industry.hero.heading }
  const others = allIndustries.filter(({ accent }) => accent !== industry.accent).slice(0, 5)
  const strips = others.map((other) => <IndustryCloth key={other.name} industry={other} width={92} />)
  const art = [<IndustryCloth key="own" industry={industry} />, ...strips]
  pictures[path] = <Band words={words} accent={industry.accent} height={216} hanging art={art} />
}

for (const study of caseStudies) {
  const { title, category, industry, accent, results }: CaseStudy = study
  const words = { badge: category === title ? industry : category, heading: title }
  const art = <Project file={projectPicture(study).file} />
  pictures[pathOf(study)] = <Beside words={words} accent={accent} result={results[0]} art={art} />
}

/** What the social picture of a page shows. For a page without its own picture, it is a single thread. */
export function elementOf(path: Path): ReactNode {
  const plain = [warp, <Thread key="thread" course="M0 75H1200" />]
  return pictures[path] ?? <Band words={words(path)} height={150} art={plain} />
}

/** The social picture of a page as a PNG. */
export function pictureOf(path: Path): Promise<Buffer> {
  return png(elementOf(path), socialPicture(path))
}
