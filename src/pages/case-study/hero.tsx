import { Icon } from '../../../client/ui/icon.tsx'
import type { Study } from '../../content/case-studies.ts'
import { pathOf } from '../../content/case-studies.ts'
import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import { featured } from '../../content/home.ts'
import { firstReleaseOf } from '../../content/projects.ts'
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx'
import { Link } from '../../ui/link.tsx'
import { Tag } from '../../ui/tag.tsx'

/** The top of the page. Case studies that are on the home page link back to it, and all others to the portfolio. */
export function CaseStudyHero({ study }: { study: Study }) {
  const onHome = featured.includes(study)
  return (
    <section className="wrap pt-xl pb-lg">
      <div className="grid items-center lg:starts-3" data-print="off">
        <Link
          to={onHome ? '/#case-studies' : '/portfolio'}
          data-back
          className="justify-self-start inline-flex items-center gap-sm min-h-11 font-500"
        >
          <Icon name="arrow-left" />
          {onHome ? texts.back.home : texts.back.portfolio}
        </Link>
        <Breadcrumbs path={pathOf(study)} className="" />
      </div>
      <div className="mt-md grid items-end gap-y-md lg:starts-3">
        <div>
          <Tag solid>{study.category}</Tag>
          <h1 className="mt-lg">{study.title}</h1>
        </div>
        <p className="text-base max-w-text">{study.summary}</p>
      </div>
      <ProjectDetails study={study} />
      <p className="mt-md text-sm text-muted">{texts.builtBy}</p>
    </section>
  )
}

/** The project details side by side below the headline, and what the first release would cost today. */
function ProjectDetails({ study }: { study: Study }) {
  return (
    <div className="mt-lg grid gap-y-md border-t-2 border-ink pt-sm text-sm lg:starts-3">
      <section aria-labelledby="details">
        <h2 id="details" className="mb-sm font-mono font-500 text-xs">
          {texts.details}
        </h2>
        <dl className="grid grid-cols-2 lt-sm:grid-cols-1 gap-x-cols gap-y-sm md:grid-cols-[repeat(auto-fit,minmax(8rem,1fr))]">
          {texts.facts(study).map(({ name, value }) => (
            <div key={name}>
              <dt className="text-muted">{name}</dt>
              <dd className="font-600">{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <dl>
        <dt className="mb-sm font-mono font-500 text-xs">{texts.firstRelease}</dt>
        <dd className="text-balance">
          <b className="font-600">{firstReleaseOf(study)}</b>
          {texts.share(study.firstRelease.share)} <Link to={texts.prices.to}>{texts.prices.label}</Link>
        </dd>
      </dl>
    </div>
  )
}
