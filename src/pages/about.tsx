import { about } from '../content/about.ts'
import { team } from '../content/company.ts'
import { strings } from '../content/strings.ts'
import { CallToAction } from '../sections/call-to-action.tsx'
import { FeatureList } from '../sections/feature-list.tsx'
import { PageHero } from '../sections/page-hero.tsx'
import { columns } from '../ui/columns.ts'
import { Contents } from '../ui/contents.tsx'
import { LinkList } from '../ui/list.tsx'
import { Picture } from '../ui/picture.tsx'
import { Section } from '../ui/section.tsx'
import tag from '../ui/tag.module.css'
import weft from '../ui/weft.module.css'
import { CompanyHistory } from './about/company-history.tsx'
import { Sheet } from './about/sheet.tsx'

/** The about page: history of the company, figures, values, team, a project that failed, and answers about security. */
export function AboutPage() {
  const { leadership, engineers, failure, security, procurement } = about
  const sections = [
    ...(team.length > 0 ? [{ id: 'leadership', title: leadership.badge }] : []),
    ...(engineers.items.length > 0 ? [{ id: 'engineers', ...engineers.heading }] : []),
    ...(failure ? [{ id: 'failure', ...failure.heading }] : []),
    { id: 'security', title: security.badge },
    ...(procurement ? [{ id: 'procurement', title: procurement.label }] : []),
  ]
  return (
    <>
      <PageHero path="/about" {...about.hero}>
        <CompanyHistory years={about.story.years} />
        <Contents
          path="/about"
          sections={sections}
          className="lg:self-start lg:col-start-1 lg:row-start-2 lg:max-w-76"
        />
      </PageHero>
      <dl
        className={`wrap grid gap-x-cols grid-cols-[repeat(auto-fit,minmax(max(8rem,40%),1fr))] ${columns(about.stats.length, 4)}`}
      >
        {about.stats.map(({ value, label, note }) => (
          <div key={label} className="flex flex-col gap-sm border-t-2 border-ink py-lg">
            <dt className="text-base">{label}</dt>
            <dd className={`${weft.weft} text-3xl order-first`}>{value}</dd>
            {note && <dd className="text-sm text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
      <LinkList links={[strings.counting]} className="wrap" />
      <Section>
        <h2 className={tag.tag}>{about.story.heading}</h2>
        <p className="mt-lg max-w-short text-xl font-600 text-balance">{about.story.lead}</p>
        <Paragraphs texts={about.story.paragraphs} className="mt-xl" />
      </Section>
      <Section ground="dark" {...about.values}>
        <FeatureList variant="tiles" columns={2} items={about.values.items} />
      </Section>
      <Section id="leadership" {...leadership} items={team}>
        <ul className={`grid grid-cols-2 gap-x-cols gap-y-lg ${columns(team.length, 4)}`}>
          {team.map(({ name, role, experience, image }) => (
            <li key={name}>
              <div className="border-2 border-ink">
                <Picture name={image} alt={about.portrait(name)} size={[400, 480]} className="w-full" />
              </div>
              <h3 className="mt-md">{name}</h3>
              <p>{role}</p>
              <p className="mt-sm text-sm text-muted">{experience}</p>
            </li>
          ))}
        </ul>
        <p className="mt-lg max-w-text text-muted">{about.teamNote}</p>
      </Section>
      <Section id="engineers" variant="margin" {...engineers}>
        <FeatureList variant="tiles" columns={2} items={engineers.items} />
      </Section>
      {failure && (
        <Section id="failure" ground="tint" accent="orange" variant="stacked" heading={failure.heading}>
          <Paragraphs texts={failure.paragraphs} />
        </Section>
      )}
      <Section id="security" badge={security.badge} heading={security.heading}>
        <Sheet items={security.items} />
      </Section>
      {procurement && (
        <Section id="procurement" {...procurement}>
          <Sheet items={procurement.items}>
            <LinkList links={procurement.links} data-print="off" className="pt-sm" />
          </Sheet>
        </Section>
      )}
      <CallToAction {...about.closing} />
    </>
  )
}

/** Paragraphs of a story. On wide screens they stand in two columns, and no paragraph is split between them. */
function Paragraphs({ texts, className = '' }: { texts: readonly string[]; className?: string }) {
  return (
    <div className={`${texts.length > 1 ? 'lg:[columns:2]' : ''} lg:gap-x-xl ${className}`}>
      {texts.map((text) => (
        <p key={text} className="mb-md max-w-text [break-inside:avoid]">
          {text}
        </p>
      ))}
    </div>
  )
}
