import { pictureFile } from '../../assets.ts'
import { home } from '../../content/home.ts'
import { technologyIcon } from '../../content/technology-icons.ts'
import { Section } from '../../ui/section.tsx'

/** Technologies by category, each with its logo. */
export function TechnologyStack() {
  return (
    <Section variant="margin" items={home.stack.groups} {...home.stack}>
      <div className="flex flex-wrap gap-x-cols border-t-2 border-ink md:block">
        {home.stack.groups.map(({ category, tools }) => (
          <div
            key={category}
            className="flex-[1_0_max(9rem,40%)] gap-x-cols py-sm border-b border-edge md:grid md:cols-3-9 lg:starts-3-in-2 md:py-md"
          >
            <h3 className="text-base">{category}</h3>
            <ul className="flex flex-wrap gap-x-md">
              {tools.map((tool) => (
                <li key={tool} className="flex items-center gap-sm">
                  <Logo technology={tool} />
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

/** The logo of a technology, if there is one. Logos that are letters are left out, because they repeat the name. */
function Logo({ technology }: { technology: string }) {
  const icon = technologyIcon(technology)
  return (
    icon && (
      <svg aria-hidden="true" className="size-4.5">
        <use href={`${pictureFile('tech').src}#${icon}`} />
      </svg>
    )
  )
}
