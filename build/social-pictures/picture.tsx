import type { ReactNode } from 'react'
import { caseStudies, pathOf } from '../../src/content/case-studies.ts'
import { team } from '../../src/content/company.ts'
import { home } from '../../src/content/home.ts'
import { industries } from '../../src/content/industries.ts'
import { projectPicture } from '../../src/content/pictures.ts'
import type { CaseStudy, Industry, Service } from '../../src/content/schema.ts'
import { services } from '../../src/content/services.ts'
import { type Path, routes, socialPicture } from '../../src/routes.ts'
import { Band, Beside } from './frame.tsx'
import { Bolt, Project, Thread, Weaving } from './offer.tsx'
import { png } from './renderer.ts'

const bolts = Object.values<Industry>(industries)
const warp = <div key="warp" className="warp" tw="flex-1" />

/** The picture of the home page's first screen. */
const first = (
  <img
    tw="absolute object-cover top-[-4px] left-[-180px] w-[1440px] h-[390px]"
    src={home.hero.picture.name}
  />
)

/** The people who answer for the work, shoulder to shoulder; a few leave the rest to the warp. */
const people = team.map(({ name, image }) => {
  const width = 1200 / Math.max(team.length, 3)
  return <div key={name} tw={`bg-[url(${image})] bg-cover bg-top border-r-3`} style={{ width }} />
})

/** As many bolts as leave room for their patches. */
const shelf = bolts.slice(0, 7).map((each) => <Bolt key={each.name} industry={each} />)

/** The words of a picture: those that the page begins with. */
function words(path: Path) {
  const { hero, label, footer } = routes[path]
  return { badge: footer ?? label, heading: label, ...hero }
}

/** Pages that are the only ones of their kind take their lines here along when they go. */
const pictures: Record<string, ReactNode> = {
  '/': <Band words={words('/')} height={264} art={first} />,
  '/about': <Band words={words('/about')} height={280} art={[people, warp]} />,
  '/industries': <Band words={words('/industries')} height={264} hanging art={shelf} />,
}

for (const [path, service] of Object.entries<Service>(services)) {
  const words = { badge: 'Service', heading: service.name, more: service.hero.heading }
  pictures[path] = <Band words={words} height={240} art={<Weaving service={service} />} />
}

// The industry's bolt, unrolled in front of five others at most.
for (const [path, industry] of Object.entries<Industry>(industries)) {
  const words = { badge: 'Industry', heading: industry.name, more: industry.hero.heading }
  const others = bolts.filter(({ hue }) => hue !== industry.hue).slice(0, 5)
  const folded = others.map((other) => <Bolt key={other.name} industry={other} width={92} />)
  const art = [<Bolt key="own" industry={industry} />, ...folded]
  pictures[path] = <Band words={words} hue={industry.hue} height={216} hanging art={art} />
}

for (const study of caseStudies) {
  const { title, category, industry, hue, results }: CaseStudy = study
  const words = { badge: category === title ? industry : category, heading: title }
  const art = <Project file={projectPicture(study).file} />
  pictures[pathOf(study)] = <Beside words={words} hue={hue} result={results[0]} art={art} />
}

/** Whatever has no picture of its own: bare warp, and one thread through it. */
function plainPicture(path: Path) {
  const art = [warp, <Thread key="thread" course="M0 75H1200" />]
  return <Band words={words(path)} height={150} art={art} />
}

/** The social picture of a page as a PNG. */
export function pictureOf(path: Path): Promise<Buffer> {
  return png(pictures[path] ?? plainPicture(path), socialPicture(path))
}
