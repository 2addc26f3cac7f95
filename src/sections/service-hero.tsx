import type { Service } from '../content/schema.ts'
import type { ServicePath } from '../content/services.ts'
import { weaveOf } from '../content/weaves.ts'
import { Draft } from '../ui/draft.tsx'
import { Frame } from '../ui/frame.tsx'
import { Picture } from '../ui/picture.tsx'
import { PageHero } from './page-hero.tsx'

/**
 * The head of a service page: its drawing half drafted, half finished, over a strip of its weave. Without a
 * drawing, the weave itself on the service's dye.
 */
export function ServiceHero({
  path,
  service,
  drawing,
}: {
  path: ServicePath
  service: Service
  drawing?: string
}) {
  const weave = weaveOf(service)
  return (
    <>
      <PageHero path={path} {...service.hero}>
        <Frame>
          {drawing ? (
            <Picture name={drawing} alt={service.alt ?? ''} height={640} first className="w-full" />
          ) : (
            <div data-hue={service.hue} className="bg-dye">
              <Draft
                weave={weave}
                className="h-[clamp(14rem,30vw,26rem)] [--px:24px] [--draft:var(--on-h)]"
              />
            </div>
          )}
        </Frame>
      </PageHero>
      <Draft weave={weave} className="h-12 [--px:12px]" />
    </>
  )
}
