import type { Service } from '../../content/schema.ts'
import { type ServicePath, services } from '../../content/services.ts'
import { Closing } from '../../sections/closing.tsx'
import { Proof } from '../../sections/proof.tsx'
import { SectionHead } from '../../sections/section-head.tsx'
import { ServiceHero } from '../../sections/service-hero.tsx'
import { ServiceTiles } from '../../sections/service-tiles.tsx'
import { Section } from '../../ui/section.tsx'

/** A service that has no page of its own design: what every service says, in one order. */
export function ServicePage({ path }: { path: ServicePath }) {
  const service: Service = services[path]
  return (
    <>
      <ServiceHero path={path} service={service} />
      <Section>
        <SectionHead heading={service.intro} />
        <ServiceTiles cards={service.services} />
      </Section>
      {service.proof.projects.length > 0 && <Proof proof={service.proof} />}
      <Closing {...service.closing} hue={service.hue} />
    </>
  )
}
