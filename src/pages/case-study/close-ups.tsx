import { caseStudyPage as says } from '../../content/case-study-page.ts'
import type { Drawing, Part } from '../../content/drawings.ts'
import type { MarkedPoint } from '../../content/schema.ts'
import { Entries } from '../../sections/entries.tsx'
import cloth from '../../ui/cloth.module.css'
import { Crop } from '../../ui/crop.tsx'
import { Section } from '../../ui/section.tsx'
import { Sign } from '../../ui/sign.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'

interface CapabilitiesProps {
  items: readonly MarkedPoint[]
  picture: Drawing
  /** One below the other, on pages that show little else. */
  rows?: boolean
}

/** What the system can do, each beside a part of the project's own drawing, as under a weaver's glass. */
export function Capabilities({ items, picture, rows = false }: CapabilitiesProps) {
  const parts = items.map(({ title }) => picture.closeUps?.find((each) => each.capability === title)?.part)
  const widest = widestOf(parts)
  return (
    <Section>
      <SmallHeading>{says.capabilities}</SmallHeading>
      {widest < 0 ? (
        <div className="mt-6">
          <Entries layout="tiles" items={items} />
        </div>
      ) : (
        <ul className={`views ${rows ? 'views-rows' : widest === 0 ? 'views-first' : 'views-later'}`}>
          {items.map(({ title, description, mark }, index) => (
            <li key={title} className={index === widest ? 'view view-wide' : 'view'}>
              {parts[index] ? (
                <div className="glass">
                  <Crop name={picture.file} size={[800, 600]} part={parts[index]} />
                </div>
              ) : (
                <div
                  aria-hidden="true"
                  className={`view-sign ${cloth.cloth} [--cell:16px] border-2 border-ink`}
                >
                  <span className="grid place-items-center size-15 bg-panel border-2 border-ink">
                    <Sign mark={mark} className="size-8.5 text-dye-text" />
                  </span>
                </div>
              )}
              <div>
                <h3>{title}</h3>
                <p>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** The place of the widest part, which is set large; -1 when there is none. */
function widestOf(parts: readonly (Part | undefined)[]): number {
  const widths = parts.map((part) => part?.[2] ?? 0)
  const widest = Math.max(...widths)
  return widest > 0 ? widths.indexOf(widest) : -1
}
