import type { ReactNode } from 'react'
import { caseStudies } from '../../../src/content/case-studies.ts'
import { caseStudyPage } from '../../../src/content/case-study-page.ts'
import { testimonials } from '../../../src/content/company.ts'
import { home } from '../../../src/content/home.ts'
import { fintech as industry } from '../../../src/content/industries/fintech.ts'
import { industryList } from '../../../src/content/industries.ts'
import { officeBand } from '../../../src/content/office-band.ts'
import { linkedStory, projectOf } from '../../../src/content/projects.ts'
import { cloudDevops as service } from '../../../src/content/services/cloud-devops.ts'
import { weaveOf } from '../../../src/content/weaves.ts'
import { words } from '../../../src/content/words.ts'
import { Award } from '../../../src/sections/award.tsx'
import { Bolts } from '../../../src/sections/bolts.tsx'
import { Closing } from '../../../src/sections/closing.tsx'
import { CtaCard } from '../../../src/sections/cta-card.tsx'
import { DayChart } from '../../../src/sections/day-chart.tsx'
import { Entries } from '../../../src/sections/entries.tsx'
import { entryLayouts } from '../../../src/sections/entry-layouts.tsx'
import { Figures, figureLooks } from '../../../src/sections/figures.tsx'
import { IndustryHero } from '../../../src/sections/industry-hero.tsx'
import { Offices } from '../../../src/sections/offices.tsx'
import { PageHero } from '../../../src/sections/page-hero.tsx'
import { Pipeline } from '../../../src/sections/pipeline.tsx'
import { ProjectRows } from '../../../src/sections/project-rows.tsx'
import { Proof } from '../../../src/sections/proof.tsx'
import { Quote } from '../../../src/sections/quote.tsx'
import { Reasons } from '../../../src/sections/reasons.tsx'
import { headLooks, SectionHead } from '../../../src/sections/section-head.tsx'
import { ServiceHero } from '../../../src/sections/service-hero.tsx'
import { Solutions } from '../../../src/sections/solutions.tsx'
import { Stack } from '../../../src/sections/stack.tsx'
import { Staircase } from '../../../src/sections/staircase.tsx'
import { Steps } from '../../../src/sections/steps.tsx'
import { SuccessStories } from '../../../src/sections/success-stories.tsx'
import { Terms, termLooks } from '../../../src/sections/terms.tsx'
import { ToolGroups } from '../../../src/sections/tool-groups.tsx'
import { WhyBand } from '../../../src/sections/why-band.tsx'
import { variantComment } from './comments.ts'
import { keysOf } from './keys.ts'

const [study] = caseStudies
const [quote] = testimonials
const projects = caseStudies.slice(0, 2).map(projectOf)
const office = officeBand()
const weave = weaveOf(service)
const results = study?.story?.results ?? []

function Variant({ name, of, children }: { name: string; of: string; children: ReactNode }) {
  return (
    <>
      <p className="design-comment">
        <code>{name}</code> {variantComment(`src/sections/${of}`, name)}
      </p>
      {children}
    </>
  )
}

/** Every section with what a page gives it, by its file. */
/** Each section by its file, with content of the site. */
export const sections: Record<string, ReactNode> = {
  'award.tsx': study?.story && <Award label={caseStudyPage.award} award={study.story.award} />,
  'bolts.tsx': <Bolts industries={industryList} />,
  'closing.tsx': (
    <>
      <Closing {...industry.closing} hue={industry.hue} />
      <Closing {...industry.closing} />
    </>
  ),
  'cta-card.tsx': <CtaCard {...industry.ctaCard} />,
  'day-chart.tsx': <DayChart {...office.chart} />,
  'entries.tsx': keysOf(entryLayouts).map((layout) => (
    <Variant key={layout} name={layout} of="entry-layouts.tsx">
      <Entries
        layout={layout}
        items={service.services.map((each) => ({ ...each, ...(layout === 'strips' && { weave }) }))}
      />
    </Variant>
  )),
  'figures.tsx': keysOf(figureLooks).map((look) => (
    <Variant key={look} name={look} of="figures.tsx">
      <Figures look={look} items={look === 'result' ? results : (study?.metrics ?? [])} />
    </Variant>
  )),
  'industry-hero.tsx': <IndustryHero path="/industries/fintech" industry={industry} />,
  'offices.tsx': <Offices {...office} />,
  'page-hero.tsx': <PageHero path="/about" {...service.hero} />,
  'pipeline.tsx': <Pipeline steps={service.phases} />,
  'project-rows.tsx': <ProjectRows projects={projects} words={words.project} />,
  'proof.tsx': <Proof heading={service.proof.heading} projects={projects} words={words.project} />,
  'quote.tsx': quote && <Quote quote={quote} />,
  'reasons.tsx': <Reasons items={home.why.reasons} />,
  'section-head.tsx': keysOf(headLooks).map((look) => (
    <Variant key={look} name={look} of="section-head.tsx">
      <SectionHead look={look} badge={home.services.badge} heading={home.services.heading} />
    </Variant>
  )),
  'service-hero.tsx': <ServiceHero path="/services/cloud-devops" service={service} weave={weave} />,
  'solutions.tsx': <Solutions industry={industry} />,
  'stack.tsx': <Stack groups={home.stack.groups} />,
  'staircase.tsx': <Staircase steps={service.phases} />,
  'steps.tsx': <Steps steps={service.phases} />,
  'success-stories.tsx': <SuccessStories stories={industry.stories.map(linkedStory)} />,
  'terms.tsx': keysOf(termLooks).map((look) => (
    <Variant key={look} name={look} of="terms.tsx">
      <Terms look={look} items={industry.rules.items} />
    </Variant>
  )),
  'tool-groups.tsx': <ToolGroups groups={service.tools} />,
  'why-band.tsx': <WhyBand industry={industry} />,
}
