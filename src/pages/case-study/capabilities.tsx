import { caseStudyPage as texts } from '../../content/case-study-page.ts'
import type { PictureName } from '../../content/drawn.ts'
import type { PointWithIcon } from '../../content/schema.ts'
import { FeatureList } from '../../sections/feature-list.tsx'
import { Crop } from '../../ui/crop.tsx'
import { Section, SmallHeading } from '../../ui/section.tsx'
import type { DrawingGeometry } from './geometry.ts'

interface CapabilitiesProps {
  items: readonly PointWithIcon[]
  drawing: PictureName
  closeUps: DrawingGeometry['closeUps']
}

/**
 * The capabilities of the system that was built, each below the part of the drawing that shows it, or all with icons. On
 * wide screens the parts are wider than their places, and shrink by the same factor, so that their heights stay equal.
 */
export function Capabilities({ items, drawing, closeUps = {} }: CapabilitiesProps) {
  return (
    <Section>
      <SmallHeading>{texts.capabilities}</SmallHeading>
      {items.some(({ title }) => closeUps[title]) ? (
        <ul className="grid xl:flex gap-x-cols gap-y-xl mt-lg">
          {items.map(({ title, description }) => {
            const part = closeUps[title]
            return (
              <li key={title} className="min-w-0 grid content-start gap-x-cols gap-y-md md:lt-xl:grid-cols-2">
                {part && (
                  <Crop
                    name={drawing}
                    size={[800, 600]}
                    part={[part.left, part.top, part.width, part.height]}
                    width={(1000 * part.width) / part.height}
                    className={`print:hidden max-w-full outline-2 outline-solid outline-ink -outline-offset-2 ${part.width < part.height ? 'lt-xl:w-2/3' : ''}`}
                  />
                )}
                <div className="[contain:inline-size]">
                  <h3>{title}</h3>
                  <p className="mt-sm text-muted">{description}</p>
                </div>
              </li>
            )
          })}
        </ul>
      ) : (
        <div className="mt-lg">
          <FeatureList variant="tiles" items={items} />
        </div>
      )}
    </Section>
  )
}
