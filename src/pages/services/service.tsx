import type { Service } from '../../content/schema.ts'
import { type ServicePath, services } from '../../content/services.ts'
import { CallToAction } from '../../sections/call-to-action.tsx'
import { FeatureRows } from '../../sections/feature-list.tsx'
import { Section } from '../../ui/section.tsx'
import { developmentSections } from '../development/sections.tsx'
import { Projects } from './common-sections.tsx'
import { serviceSections } from './sections.tsx'
import { ServiceHero } from './service-hero.tsx'

/** The page of a service: hero, main sections from `sections.tsx` or the default ones, and a call to action. */
export function ServicePage({ path }: { path: ServicePath }) {
  const service: Service = services[path]
  const sections = serviceSections[path] ?? developmentSections[path]
  return (
    <>
      <ServiceHero path={path} service={service} />
      {sections?.() ?? (
        <>
          <Section heading={service.intro}>
            <FeatureRows items={service.services} />
          </Section>
          <Projects path={path} {...service} />
        </>
      )}
      <CallToAction {...service.closing} accent={service.accent} />
    </>
  )
}
