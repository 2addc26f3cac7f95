/** Which social picture a page gets, and what is drawn in it. */
import type { ReactNode } from 'react'
import { caseStudies, pathOf } from '../../src/content/case-studies.ts'
import { team } from '../../src/content/company.ts'
import { home } from '../../src/content/home.ts'
import { industries } from '../../src/content/industries.ts'
import { projectPicture } from '../../src/content/project-picture.ts'
import type { CaseStudy, Industry, Service } from '../../src/content/schema.ts'
import { services } from '../../src/content/services.ts'
import { type Path, routes, socialPicture } from '../../src/routes.ts'
import { lightDrawing } from '../drawings.ts'
import { photographFiles } from '../photographs.ts'
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

/** Stripes three quarters of a cell wide, as `.pattern` has them. */
function stripes(to: 'right' | 'bottom', colour: string): string {
  return `repeating-linear-gradient(to ${to}, #0000 0 3.75px, ${colour} 0 26.25px, #0000 0 30px)`
}

/**
 * The service's weave in black and white on the left and in colour on the right, with a thread between them. A service
 * without a weave has its colour on the left and its picture on the right.
 */
function ServiceWeave({ service }: { service: Service }) {
  const { drawing } = service
  if (!service.weave) {
    return (
      <div tw="flex flex-1">
        <div tw="flex-1" style={{ background: `var(--${service.accent})` }} />
        {drawing && <div tw={`w-[600px] bg-[url(${drawing.image})] bg-cover bg-center border-l-3`} />}
      </div>
    )
  }
  const pattern = `pattern ${service.weave}`
  const colour = (part: string) => `var(--${service.accent}-${part})`
  const [gap, weft, warp] = [colour('gap'), colour('weft'), colour('warp')]
  // Weft all over, and warp in front of it where the pattern is black, over the gaps at both its ends.
  const ends = { maskImage: 'var(--repeat), var(--repeat)', maskPosition: '0 3.75px, 0 -3.75px' }
  const raised = { ...ends, '--pattern': stripes('right', warp) }
  return (
    <div tw="flex flex-1">
      <div className={pattern} tw="flex-1" />
      <div tw="relative flex-1" style={{ background: `${stripes('bottom', weft)}, ${gap}` }}>
        <div className={pattern} tw="absolute inset-0" style={{ '--pattern': gap }} />
        <div className={pattern} tw="absolute inset-0" style={raised} />
      </div>
      <Thread course="M600 0V240" knot="M583 120l17-17l17 17l-17 17z" />
    </div>
  )
}

/** An industry's cloth: a strip of this width in pixels, or the remaining space with the industry's icon on it. */
function IndustryCloth({ industry: { accent, icon }, width }: { industry: Industry; width?: number }) {
  const [, symbol = ''] = lightDrawing('icons').match(new RegExp(`<symbol id="${icon}"(.*?)</symbol>`)) ?? []
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"${symbol.replace('currentColor', 'var(--ink)')}</svg>`
  const square = { background: 'var(--panel)', left: 64, bottom: -52, padding: 19 }
  return (
    <div className="cloth bolt" data-accent={accent} style={width ? { width } : { flex: 1 }}>
      {!width && <img tw="absolute w-[104px] h-[104px] border-3" src={svg} style={square} />}
    </div>
  )
}

/** The drawing of a project, 800 × 600, with its cloth continued above it; or its photograph. */
function Project({ file }: { file: string }) {
  if (photographFiles().has(file)) {
    return <img tw="object-cover" width={588} height={603} src={file} />
  }
  // At three quarters of the size, threads begin on whole pixels, and no seam shows between tiles.
  const taller = lightDrawing(file)
    .replaceAll('M0 0h800v600H0z', 'M0-204h800v804H0z')
    .replace(/<svg[^>]*>/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 -204 784 804">')
  return <img width={588} height={603} src={taller} />
}

/** A yellow line with an outline, along a path over the picture, and a knot on it. */
function Thread({ course, knot = '' }: { course: string; knot?: string }) {
  return (
    <svg
      className="thread"
      tw="absolute top-0 left-0"
      width="1200"
      height="630"
      stroke="var(--ink)"
      strokeWidth="3"
    >
      <path fill="none" strokeWidth="16" d={course} />
      <path fill="none" strokeWidth="10" stroke="var(--brand)" d={course} />
      <path fill="var(--brand)" d={knot} />
    </svg>
  )
}

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
