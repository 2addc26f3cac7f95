import type { Service } from '../content/schema.ts'
import type { Path } from '../routes.ts'
import { Draft } from '../ui/draft.tsx'
import { Frame } from '../ui/frame.tsx'
import { Picture } from '../ui/picture.tsx'
import { PageHero } from './page-hero.tsx'
import styles from './service-hero.module.css'

/**
 * The head of a service's page: its drawing, or its weave large where it has none. At the foot the draft becomes
 * cloth, in the dye of the drawing's example.
 */
export function ServiceHero({ path, service }: { path: Path; service: Service }) {
  const { hero, drawing, hue, weave } = service
  return (
    <>
      <PageHero path={path} {...hero}>
        <Frame>
          {drawing ? (
            <Picture name={drawing.image} alt={drawing.alt} height={640} first className="w-full" />
          ) : (
            <div data-hue={hue} className="bg-dye">
              <Draft
                weave={weave}
                className="h-[clamp(14rem,30vw,26rem)] [--px:24px] [--draft:var(--on-h)]"
              />
            </div>
          )}
        </Frame>
      </PageHero>
      <div className={`${styles.strip} relative overflow-clip`} data-hue={hue}>
        <Draft weave={weave} className="h-12 [--px:12px]" />
        <div className="bg-dye">
          <Draft weave={weave} className="h-12 [--px:12px]" />
        </div>
      </div>
    </>
  )
}
