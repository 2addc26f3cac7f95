import { about } from '../content/about.ts'
import { team } from '../content/company.ts'
import { CallToAction } from '../sections/call-to-action.tsx'
import { DefinitionList } from '../sections/definition-list.tsx'
import { FeatureList } from '../sections/feature-list.tsx'
import { Figures } from '../sections/figures.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { columns } from '../ui/columns.tsx'
import { Frame } from '../ui/frame.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'
import tag from '../ui/tag.module.css'
import { CompanyHistory } from './about/company-history.tsx'

/** The about page: history of the company, figures, values, team, engineers, and answers about security. */
export function AboutPage() {
  return (
    <>
      <PageHero path="/about" {...about.hero}>
        <CompanyHistory years={about.story.years} />
      </PageHero>
      <Figures variant="hero" items={about.stats} />
      <Section>
        <h2 className={tag.tag}>{about.story.heading}</h2>
        <p className="mt-6 max-w-[24em] text-[clamp(1.75rem,1rem+2.8vw,3.625rem)] font-600 leading-[1.02] tracking-[-.03em] text-balance">
          {about.story.lead}
        </p>
        <div className="mt-[clamp(1.75rem,3vw,3rem)] -mb-5 gap-[clamp(1.5rem,4vw,4.5rem)] lg:[columns:2]">
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-5 max-w-[42em] [break-inside:avoid]">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section ground="dark" heading={about.valuesHeading}>
        <FeatureList variant="tiles" columns={2} items={about.values} />
      </Section>
      <Section heading={about.teamHeading}>
        <ul className={`grid grid-cols-2 gap-x-cols gap-y-8 ${columns(team.length, 4)}`}>
          {team.map(({ name, role, experience, image }) => (
            <li key={name}>
              <Frame>
                <Picture name={image} alt={about.portrait(name)} size={[400, 480]} className="w-full" />
              </Frame>
              <h3 className="mt-3.5">{name}</h3>
              <p className="font-500">{role}</p>
              <p className="mt-1.5 text-t1 text-muted">{experience}</p>
            </li>
          ))}
        </ul>
        <p className="mt-8 max-w-[62em] text-muted">{about.teamNote}</p>
      </Section>
      <Section variant="margin" heading={about.engineers.heading}>
        <FeatureList variant="tiles" columns={2} items={about.engineers.items} />
      </Section>
      <Section id="security" badge={about.security.badge} heading={about.security.heading}>
        <DefinitionList className="border-b border-edge" items={about.security.items} />
      </Section>
      <CallToAction {...about.closing} />
    </>
  )
}
