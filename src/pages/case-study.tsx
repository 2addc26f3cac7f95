import { Icon } from '../../client/ui/icon.tsx'
import { type CaseStudyTitle, featured, pathOf } from '../content/case-studies.ts'
import { caseStudyPage as says } from '../content/case-study-page.ts'
import { portfolioTestimonial, testimonials } from '../content/company.ts'
import { projectPicture } from '../content/pictures.ts'
import { type CaseStudy, type Story, slugOf } from '../content/schema.ts'
import { Award } from '../sections/award.tsx'
import { Closing } from '../sections/closing.tsx'
import { Entries } from '../sections/entries.tsx'
import { Figures } from '../sections/figures.tsx'
import { Quote, type Quoted } from '../sections/quote.tsx'
import { Stack } from '../sections/stack.tsx'
import { Terms } from '../sections/terms.tsx'
import { Frame } from '../ui/frame.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SmallHeading } from '../ui/small-heading.tsx'
import { Tag } from '../ui/tag.tsx'

type Study = CaseStudy<CaseStudyTitle>

/** A project's page. Marketing and news have no story: theirs is metrics, capabilities, call to action. */
export function CaseStudyPage({ study }: { study: Study }) {
  const { file, alt } = projectPicture(study)
  return (
    <>
      <CaseHead study={study} />
      <div className="warp-wide border-y-2 border-ink px-[var(--gut)] py-[clamp(1rem,3.4vw,3.4rem)]">
        <Frame name={`case-${slugOf(study.title)}`} className="max-w-[62rem] mx-auto">
          <Picture name={file} alt={alt} first className="w-full" />
        </Frame>
      </div>
      <div className="pt-[clamp(1.5rem,3vw,3rem)]">
        <Figures look="hero" items={study.metrics} />
      </div>
      {study.story && <Overview study={study} story={study.story} />}
      {study.story?.challenges && (
        <Section>
          <SmallHeading>{says.challenges}</SmallHeading>
          <div className="mt-6">
            <Entries layout="rows" items={study.story.challenges} />
          </div>
        </Section>
      )}
      <Section>
        <SmallHeading>{says.capabilities}</SmallHeading>
        <div className="mt-6">
          <Entries layout="tiles" items={study.capabilities} />
        </div>
      </Section>
      {study.story && <Outcome story={study.story} />}
      {study.hard && <Hard study={study} text={study.hard} />}
      <Closing
        heading={study.closing.heading}
        text={study.closing.text}
        hue={study.hue}
        actions={[{ label: study.closing.action, to: '/contact' }, says.more]}
      />
    </>
  )
}

/** The way back depends on where the visitor is likely to have come from: home shows the first six. */
function CaseHead({ study }: { study: Study }) {
  const onHome = featured.some((each) => pathOf(each) === pathOf(study))
  return (
    <section className="wrap pt-[clamp(1.5rem,3vw,3rem)] pb-10">
      <Link
        to={onHome ? '/#case-studies' : '/portfolio'}
        className="inline-flex items-center gap-2 min-h-11 font-500"
      >
        <Icon name="arrow-left" />
        {onHome ? says.back.home : says.back.portfolio}
      </Link>
      <div className="mt-3 grid items-end gap-x-cols gap-y-5 lg:grid-cols-[8fr_4fr]">
        <div>
          <Tag look="solid">{study.category}</Tag>
          <h1 className="mt-[clamp(1rem,2vw,1.75rem)]">{study.title}</h1>
        </div>
        <p className="text-t3 max-w-[36em]">{study.summary}</p>
      </div>
    </section>
  )
}

function Overview({ study, story }: { study: Study; story: Story }) {
  return (
    <Section className="grid gap-x-[clamp(1.5rem,6vw,7rem)] gap-y-10 lg:grid-cols-[7fr_4fr]">
      <div>
        <SmallHeading>{says.overview}</SmallHeading>
        {story.overview.map((paragraph) => (
          <p key={paragraph} className="mt-4 max-w-[42em]">
            {paragraph}
          </p>
        ))}
        <Words study={study} />
        <div className="mt-9">
          <Award label={says.award} award={story.award} />
        </div>
      </div>
      <div>
        <h2 className="text-t4">{says.details}</h2>
        <Terms
          look="details"
          className="mt-4"
          items={[
            { title: says.industry, description: study.industry },
            { title: says.years, description: study.years },
            { title: says.duration.name, description: says.duration.value(story.months) },
            { title: says.team.name, description: says.team.value(story.developers) },
            { title: story.extra.label, description: story.extra.value },
            ...(story.matchRun ? [{ title: says.matchRun.name, description: story.matchRun }] : []),
          ]}
        />
        {story.matchRun && (
          <Link to={says.matchRun.link.to} className="inline-flex items-center gap-1.5 min-h-11 font-600">
            {says.matchRun.link.label} <Icon name="arrow-right" />
          </Link>
        )}
      </div>
    </Section>
  )
}

/** What the client says of the project: its testimonial, or else what the case study quotes. */
function quoteOf({ title, hue, quote }: Study): Quoted | undefined {
  const onHome = testimonials.find(({ project }) => project === title)
  if (onHome) return { ...onHome, link: says.testimonials }
  if (portfolioTestimonial.project === title) return portfolioTestimonial
  return quote && { name: quote.name, role: quote.role, content: quote.text, hue }
}

function Words({ study }: { study: Study }) {
  const quote = quoteOf(study)
  return (
    quote && (
      <div className="mt-9 max-w-[42em]">
        <Quote quote={quote} />
      </div>
    )
  )
}

/** What was hard, on the pages that have no story. */
function Hard({ study, text }: { study: Study; text: string }) {
  return (
    <Section>
      <SmallHeading>{says.hard}</SmallHeading>
      <p className="mt-4 max-w-[42em]">{text}</p>
      <p className="mt-4 text-muted">{says.built(study.years)}</p>
      <Words study={study} />
    </Section>
  )
}

function Outcome({ story }: { story: Story }) {
  return (
    <>
      <Section>
        <SmallHeading>{says.technologies}</SmallHeading>
        <div className="mt-6">
          <Stack groups={story.stack} />
        </div>
      </Section>
      <Section>
        <SmallHeading>{says.results}</SmallHeading>
        <div className="mt-6">
          <Figures look="result" items={story.results} />
        </div>
      </Section>
    </>
  )
}
