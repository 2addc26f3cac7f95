import { caseStudyPage as says } from '../../content/case-study-page.ts'
import type { Drawing, Part } from '../../content/drawings.ts'
import type { MarkedPoint } from '../../content/schema.ts'
import { Entries } from '../../sections/entries.tsx'
import { Crop } from '../../ui/crop.tsx'
import { Section } from '../../ui/section.tsx'
import { SmallHeading } from '../../ui/small-heading.tsx'

const apart = 'lg:gap-x-[clamp(1.5rem,4vw,4.5rem)]'
const beside = 'lg:grid-cols-2 lg:gap-[var(--gap)]'
const row = `${apart} lg:grid-cols-[7fr_5fr] lg:items-end lg:even:grid-cols-[5fr_7fr] lg:[&>:first-child]:even:order-1`

/** On wide screens: beside the widest, which is large in the first column or the second, or one below the other. */
const layouts = {
  first: { list: `${apart} lg:grid-cols-[7fr_6fr]`, wide: 'lg:[grid-area:1/1/3/2]', other: beside },
  later: { list: `${apart} lg:grid-cols-[6fr_7fr]`, wide: 'lg:[grid-area:1/2/3/3]', other: beside },
  rows: { list: 'lg:grid-cols-1 lg:gap-y-16', wide: row, other: row },
}

type Layout = (typeof layouts)[keyof typeof layouts]

interface CapabilitiesProps {
  items: readonly MarkedPoint[]
  picture: Drawing
  /** One below the other, on pages that show little else. */
  rows?: boolean
}

/** What the system can do, each with the part of the project's own drawing that shows it, if one does. */
export function Capabilities({ items, picture, rows = false }: CapabilitiesProps) {
  const parts = items.map(({ title }) => picture.closeUps?.find((each) => each.capability === title)?.part)
  const widest = widestOf(parts)
  const layout = layouts[rows ? 'rows' : widest === 0 ? 'first' : 'later']
  return (
    <Section>
      <SmallHeading>{says.capabilities}</SmallHeading>
      {widest < 0 ? (
        <div className="mt-6">
          <Entries layout="tiles" items={items} />
        </div>
      ) : (
        <ul className={`grid gap-x-cols gap-y-10 mt-8 md:grid-cols-2 ${layout.list}`}>
          {items.map(({ title, description }, index) => (
            <li
              key={title}
              className={`grid content-start items-start gap-5 ${placeOf(layout, parts[index], index === widest)}`}
            >
              {parts[index] && (
                <Crop
                  name={picture.file}
                  size={[800, 600]}
                  part={parts[index]}
                  className="w-full border-2 border-ink"
                />
              )}
              <div>
                <h3 className={rows ? 'lg:text-size-[var(--t5)]' : ''}>{title}</h3>
                <p className={`mt-2 text-muted ${rows ? 'lg:text-t3' : ''}`}>{description}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

/** On phones, the widest is as wide as the page, and the others show less. */
function placeOf(layout: Layout, part: Part | undefined, isWidest: boolean): string {
  if (isWidest) return `md:col-span-full ${layout.wide}`
  return part ? `lt-md:[&>svg]:w-[78%] ${layout.other}` : 'border-t-2 border-ink pt-4'
}

/** The place of the widest part, which is set large; -1 when there is none. */
function widestOf(parts: readonly (Part | undefined)[]): number {
  const widths = parts.map((part) => part?.[2] ?? 0)
  const widest = Math.max(...widths)
  return widest > 0 ? widths.indexOf(widest) : -1
}
