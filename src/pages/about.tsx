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
        <p className="mt-lg max-w-short text-xl font-600 text-balance">{about.story.lead}</p>
        <div className="mt-xl -mb-md gap-xl lg:[columns:2]">
          {about.story.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mb-md max-w-text [break-inside:avoid]">
              {paragraph}
            </p>
          ))}
        </div>
      </Section>
      <Section ground="dark" heading={about.valuesHeading}>
        <FeatureList variant="tiles" columns={2} items={about.values} />
      </Section>
      <Section heading={about.teamHeading}>
        <ul className={`grid grid-cols-2 gap-x-cols gap-y-lg ${columns(team.length, 4)}`}>
          {team.map(({ name, role, experience, image }) => (
            <li key={name}>
              <Frame>
                <Picture name={image} alt={about.portrait(name)} size={[400, 480]} className="w-full" />
              </Frame>
              <h3 className="mt-md">{name}</h3>
              <p className="font-500">{role}</p>
              <p className="mt-sm text-sm text-muted">{experience}</p>
            </li>
          ))}
        </ul>
        <p className="mt-lg max-w-text text-muted">{about.teamNote}</p>
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
