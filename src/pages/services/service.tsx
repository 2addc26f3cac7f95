import { type ServicePath, services } from '../../content/services.ts'
import { CallToAction } from '../../sections/call-to-action.tsx'
import { FeatureRows } from '../../sections/feature-list.tsx'
import { Section } from '../../ui/section.tsx'
import { developmentSections } from '../development/sections.tsx'
import { Projects } from './common-sections.tsx'
import { serviceSections } from './sections.tsx'
import { ServiceHero } from './service-hero.tsx'

/** The page of a service: hero, main sections from `sections.tsx` or the default ones, and a call to action. */
export function ServicePage<Path extends ServicePath>({ path }: { path: Path }) {
  const service = { ...services[path], path }
  const sections = serviceSections[path] ?? developmentSections[path]
  return (
    <>
      <ServiceHero {...service} />
      {sections?.(service) ?? (
        <>
          <Section heading={service.intro}>
            <FeatureRows items={service.services} />
          </Section>
          <Projects {...service} />
        </>
      )}
      <CallToAction {...service.closing} accent={service.accent} />
    </>
  )
}
