import type { Service } from '../content/schema.ts'
import type { ServicePath } from '../content/services.ts'
import { Draft } from '../ui/draft.tsx'
import { Frame } from '../ui/frame.tsx'
import { Picture } from '../ui/picture.tsx'
import { PageHero } from './page-hero.tsx'

/** The head of a service page: its drawing half drafted, half finished, over a strip of its weave. */
export function ServiceHero({
  path,
  service,
  drawing,
}: {
  path: ServicePath
  service: Service
  drawing: string
}) {
  return (
    <>
      <PageHero path={path} {...service.hero}>
        <Frame>
          <Picture name={drawing} alt={service.alt} height={640} first className="w-full" />
        </Frame>
      </PageHero>
      <Draft weave={service.weave} className="h-12 [--px:12px]" />
    </>
  )
}
