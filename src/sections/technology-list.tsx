import type { DevelopmentService, StackGroup, Weave } from '../content/schema.ts'
import list from '../ui/list.module.css'
import { Section, type SectionProps } from '../ui/section.tsx'

interface TechnologyListProps extends Omit<SectionProps, 'variant' | 'children'> {
  groups: readonly StackGroup[]
}

/** Technologies by category, a line each. */
export function TechnologyList({ groups, ...section }: TechnologyListProps) {
  return (
    <Section variant="margin" {...section}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(9rem,40%),1fr))] gap-x-cols border-t-2 border-ink md:grid-cols-1">
        {groups.map(({ category, tools }) => (
          <div
            key={category}
            className="lt-md:last:odd:col-span-full grid content-start items-baseline gap-x-cols gap-y-xs border-b border-edge py-sm md:py-md md:cols-3-9"
          >
            <h3 className="text-base">{category}</h3>
            <ul className={list.dotted}>
              {tools.map((tool) => (
                <li key={tool}>{tool}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Which cells are coloured, so that they form the weave pattern of the service: a row for each category. */
const drafts: Record<Weave, readonly string[]> = {
  plain: ['#.#.#', '.#.#.', '#.#.#', '.#.#.'],
  steep: ['#..##', '#..##', '##..#', '##..#'],
  basket: ['##..#', '##..#', '..##.', '..##.'],
  herring: ['#...#', '.#.#.'],
  diamond: ['..#..', '.#.#.', '#...#', '.#.#.'],
  twill: ['##..#', '.##..', '..##.', '#..##'],
  satin: ['#....', '..#..', '....#', '.#...'],
  hound: ['#.##.', '###..', '..###', '.##.#'],
  rib: ['#.#.#', '#.#.#', '.#.#.', '.#.#.'],
}

interface ServiceTechnologiesProps extends Pick<SectionProps, 'variant' | 'ground'> {
  service: Pick<DevelopmentService, 'tools' | 'toolsHeading' | 'weave'>
}

/** The technologies of a service as a list. On wide screens the list is a table with a drawn pattern of weaving. */
export function ServiceTechnologies({ service, variant = 'stacked', ground }: ServiceTechnologiesProps) {
  const { tools: groups, toolsHeading, weave } = service
  return (
    <Section variant={variant} ground={ground} heading={toolsHeading}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(9rem,40%),1fr))] gap-x-cols border-t-2 border-ink xl:grid-cols-1 xl:border-2">
        {groups.map(({ name, tools }, row) => (
          <div
            key={name}
            className="grid content-start gap-x-cols gap-y-xs py-sm lt-xl:border-b lt-xl:border-edge lt-xl:last:odd:col-span-full xl:gap-0 xl:cols-3-9 xl:py-0"
          >
            <h3 className="text-base xl:self-end xl:px-md xl:py-sm">{name}</h3>
            <ul className={`${list.dotted} xl:flex xl:ml-0 xl:[clip-path:none]`}>
              {tools.map((tool, index) => (
                <li
                  key={tool}
                  className={`xl:grid xl:content-end xl:w-1/5 xl:min-h-18 xl:px-md xl:py-sm xl:font-600 xl:before:hidden xl:last:flex-1 ${drafts[weave][row]?.[index] === '#' ? 'xl:bg-accent xl:text-on-accent' : 'xl:bg-panel'}`}
                >
                  {tool}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  )
}
