import { Icon } from '../../../client/ui/icon.tsx'
import { featured, pathOf } from '../../content/case-studies.ts'
import { caseStudyPage as says } from '../../content/case-study-page.ts'
import { projectPicture } from '../../content/pictures.ts'
import { type Story, slugOf } from '../../content/schema.ts'
import { Closing } from '../../sections/closing.tsx'
import { Entries } from '../../sections/entries.tsx'
import { Figures } from '../../sections/figures.tsx'
import { Stack } from '../../sections/stack.tsx'
import { Frame } from '../../ui/frame.tsx'
import { Link } from '../../ui/link.tsx'
import { Picture } from '../../ui/picture.tsx'
import { RestOfStylesheet } from '../../ui/rest-of-stylesheet.tsx'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'
import { Tag } from '../../ui/tag.tsx'
import { ClientWords, type Study } from './client-words.tsx'
import { Overview } from './overview.tsx'

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
      <RestOfStylesheet path={pathOf(study)} />
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

/** What was hard, on the pages that have no story. */
function Hard({ study, text }: { study: Study; text: string }) {
  return (
    <Section>
      <SmallHeading>{says.hard}</SmallHeading>
      <p className="mt-4 max-w-[42em]">{text}</p>
      <p className="mt-4 text-muted">{says.built(study.years)}</p>
      <ClientWords study={study} />
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
