import type { Service } from '../../content/schema.ts'
import { strings } from '../../content/strings.ts'
import type { Path } from '../../routes.ts'
import { Actions, PageHero } from '../../sections/page-hero.tsx'
import { Picture } from '../../ui/picture.tsx'
import { needsScript, Slider } from '../../ui/slider.tsx'
import { Knot } from '../../ui/thread.tsx'
import { WeavePattern } from '../../ui/weave-pattern.tsx'
import { PriceLine } from './common-sections.tsx'
import dividerMoves from './divider-moves.module.css'
import styles from './service-hero.module.css'

/** The top of a service page, with a drawing that a slider turns from draft to finished, or a weave pattern. */
export function ServiceHero({ path, hero, priceLine, drawing, accent, weave }: Service & { path: Path }) {
  return (
    <>
      <PageHero
        path={path}
        {...hero}
        below={
          <>
            <Actions actions={hero.actions} className="mt-lg" />
            <PriceLine text={priceLine} />
          </>
        }
      >
        {(drawing || weave) && (
          <div className="border-2 border-ink">
            {drawing ? (
              <Drawing {...drawing} />
            ) : (
              <div aria-hidden="true" data-accent={accent} className="bg-accent">
                <WeavePattern weave={weave} className="h-80 [--px:24px] [--pattern:var(--on-accent)]" />
              </div>
            )}
          </div>
        )}
      </PageHero>
      {weave && (
        <div aria-hidden="true" className="relative overflow-clip" data-accent={accent}>
          <WeavePattern weave={weave} className="h-9 md:h-12 [--px:12px]" />
          <div
            className={`${styles.finished} ${styles.scrolls} absolute inset-0 bg-accent [--pattern:color-mix(in_srgb,var(--accent),var(--accent-dark)_45%)]`}
          >
            <WeavePattern weave={weave} className="h-9 md:h-12 [--px:12px]" />
          </div>
          <span className={`${styles.divider} ${styles.scrolls} absolute inset-0`} />
        </div>
      )}
    </>
  )
}

/**
 * The draft at the left of a divider and the finished picture at the right. `client/main.ts` moves the divider to the
 * value of the slider, in percent of the width. Without scripts there is no slider, and each picture is half visible.
 */
function Drawing({ image, draft, alt, moves }: NonNullable<Service['drawing']>) {
  const finished = <Picture name={image} alt={alt} size={[800, 640]} first className="w-full" />
  if (!draft) return finished
  return (
    <div
      data-divider
      className={`${dividerMoves.bar} ${moves ? dividerMoves[moves] : ''} group relative overflow-clip [overflow-clip-margin:14px]`}
    >
      <Picture name={draft} alt="" size={[800, 640]} first className="w-full" />
      <div className={`${styles.finished} absolute inset-0`}>{finished}</div>
      <span className={`${styles.divider} absolute inset-0`}>
        <Knot
          className={`${needsScript} [transition:scale_.15s] group-hover:[scale:1.3] group-focus-within:[scale:1.3] group-active:[scale:1.6] [inset:var(--knot,calc(50%-9px)_auto_auto_-4px)]`}
        />
      </span>
      {/* The left half of a draft is drawn. */}
      <Slider label={strings.divider} max={50} />
    </div>
  )
}
