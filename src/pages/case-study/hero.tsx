import { Icon } from '../../../client/ui/icon.tsx'
import type { Study } from '../../content/case-studies.ts'
import { pathOf } from '../../content/case-studies.ts'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import { featured } from '../../content/home.ts'
import { firstReleaseOf } from '../../content/projects.ts'
import { Amount } from '../../ui/amount.tsx'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'
import styles from './case-study.module.css'

/**
 * The top of the page: headline, summary, metrics and project details. Case studies that are on the home page link back to
 * it, and all others to the portfolio.
 */
export function CaseStudyHero({ study }: { study: Study }) {
  const onHome = featured.includes(study)
  const back = onHome ? texts.back.home : texts.back.portfolio
  return (
    <section className={`${styles.hero} wrap pt-sm md:pt-lg pb-lg`}>
      <div className="flex flex-wrap justify-between items-center">
        <Link
          to={onHome ? '/#case-studies' : '/portfolio'}
          data-back
          data-print="off"
          aria-label={`${back.label} ${back.where}`}
          className="inline-flex items-center gap-sm min-h-11"
        >
          <Icon name="arrow-left" />
          {back.label}
        </Link>
        <Breadcrumbs path={pathOf(study)} className="lt-lg:hidden" />
        <div className="w-full md:mt-sm [@media(height<30rem)]:md:w-auto">
          <Tag solid>{study.category}</Tag>
        </div>
      </div>
      <div className="mt-md lg:grid lg:grid-cols-[1fr_auto] gap-x-lg">
        <h1>{study.title}</h1>
        <p className="mt-md lg:col-span-full text-base max-w-text text-balance">{study.summary}</p>
        <Metrics items={study.results} />
        <p className="mt-md lg:mt-0 lg:row-start-1 lg:col-start-2 self-end" data-print="off">
          <ButtonLink {...texts.ask} arrow className="lt-md:w-full" />
        </p>
      </div>
      <ProjectDetails study={study} />
      <FirstRelease study={study} />
    </section>
  )
}

/** Figures and labels share two columns on phones, and each metric is a column in wider windows. */
const metrics =
  'grid grid-cols-[minmax(8rem,auto)_1fr] lt-sm:grid-cols-1 md:grid-cols-3 md:items-start gap-x-cols gap-y-sm'
const metric = 'grid col-span-full grid-cols-subgrid items-baseline md:col-span-1 md:grid-cols-1'

/** The headline metrics of the project. */
function Metrics({ items }: { items: Study['results'] }) {
  return (
    <dl className={`${metrics} lg:col-span-full mt-md md:mt-lg border-t-2 border-ink pt-md`}>
      {items.map(({ value, label, note }) => (
        <div key={label} className={metric}>
          <dt className="[overflow-wrap:anywhere] text-balance">{label}</dt>
          <dd className={`order-first ${note ? 'sm:lt-md:row-span-2' : ''}`}>
            <Amount value={value} className="text-3xl md:text-2xl" />
          </dd>
          {note && <dd className="text-sm text-muted [overflow-wrap:anywhere]">{note}</dd>}
        </div>
      ))}
    </dl>
  )
}

/** The project details side by side. */
function ProjectDetails({ study }: { study: Study }) {
  return (
    <section aria-labelledby="details" className="mt-md border-t border-edge pt-md text-sm">
      <h2 id="details" className="mb-xs font-mono text-xs">
        {texts.details}
      </h2>
      <dl className="grid grid-cols-2 lt-sm:grid-cols-1 gap-x-cols gap-y-xs md:grid-cols-3 lg:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
        {texts.facts(study).map(({ name, value }) => (
          <div key={name} className="sm:lt-md:first:col-span-full">
            <dt className="text-muted lt-md:text-xs">{name}</dt>
            <dd className="font-600">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What the first release would cost today, if it is known. */
function FirstRelease({ study }: { study: Study }) {
  const { firstRelease } = study
  return (
    firstRelease && (
      <dl className="mt-md border-t border-edge pt-md text-sm">
        <dt className="mb-xs font-mono text-xs">{texts.firstRelease}</dt>
        <dd className="text-balance">
          <b className="font-600">{firstReleaseOf(study)}</b>
          {texts.share(firstRelease.share)} <Link to={texts.prices.to}>{texts.prices.label}</Link>
        </dd>
      </dl>
    )
  )
}
