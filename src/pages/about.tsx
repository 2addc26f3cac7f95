import { about } from '../content/about.ts'
import { team } from '../content/company.ts'
import { Closing } from '../sections/closing.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { SectionHead } from '../sections/section-head.tsx'
import { Stats } from '../sections/stats.tsx'
import { Draft } from '../ui/draft.tsx'
import { Frame } from '../ui/frame.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'
import { SmallHeading } from '../ui/small-heading.tsx'

/** Four in a row, or three where that leaves fewer gaps. */
function columns(people: number): string {
  return people % 3 === 0 || people === 5 ? 'lg:grid-cols-3' : 'lg:grid-cols-4'
}

export function AboutPage() {
  return (
    <>
      <PageHero path="/about" {...about.hero} />
      <Stats items={about.stats} />
      <Section className="grid gap-x-[clamp(1.5rem,4vw,4.5rem)] gap-y-10 lg:grid-cols-[8fr_4fr]">
        <div>
          <SmallHeading>{about.story.heading}</SmallHeading>
          <p className="mt-6 font-500 text-t5 leading-[1.14]! text-pretty">{about.story.lead}</p>
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-5 max-w-[42em]">
              {paragraph}
            </p>
          ))}
        </div>
        <dl className="self-end border-b border-edge">
          {about.story.years.map(({ year, text }) => (
            <div key={year} className="grid grid-cols-[4.5rem_1fr] gap-4 border-t border-edge py-3.5">
              <dt className="font-600 text-t4">{year}</dt>
              <dd className="text-muted leading-[1.4]">{text}</dd>
            </div>
          ))}
        </dl>
      </Section>
      <Section ground="vat">
        <SectionHead heading={about.valuesHeading} />
        <ul className="grid gap-x-[clamp(1.5rem,4vw,4.5rem)] md:grid-cols-2">
          {about.values.map(({ weave, title, description }) => (
            <li key={title} className="grid grid-cols-[auto_1fr] gap-x-6 border-t border-edge py-8">
              <Draft weave={weave} className="row-span-2 size-20 [--px:10px] [--draft:var(--weld)]" />
              <h3>{title}</h3>
              <p className="mt-2 text-muted">{description}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Section>
        <SectionHead heading={about.teamHeading} />
        <ul className={`grid grid-cols-2 gap-x-cols gap-y-8 ${columns(team.length)}`}>
          {team.map(({ name, role, experience, image }) => (
            <li key={name}>
              <Frame>
                <Picture
                  name={image}
                  alt={`Drawn portrait of ${name}`}
                  width={400}
                  height={480}
                  className="w-full"
                />
              </Frame>
              <h3 className="mt-3.5">{name}</h3>
              <p className="font-500">{role}</p>
              <p className="mt-1.5 text-t1 text-muted">{experience}</p>
            </li>
          ))}
        </ul>
      </Section>
      <Closing
        {...about.closing}
        actions={[
          { label: 'Book a Free Consultation', to: 'booking' },
          { label: 'See Our Work', to: '/portfolio' },
        ]}
      />
    </>
  )
}
