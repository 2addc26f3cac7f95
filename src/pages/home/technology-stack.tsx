import { pictureUrl } from '../../assets.ts'
import { type TechnologyIconName, technologies } from '../../content/drawn.ts'
import { home } from '../../content/home.ts'
import { Section } from '../../ui/section.tsx'

/** Technologies by category, each with its logo. */
export function TechnologyStack() {
  return (
    <Section variant="margin" {...home.stack}>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(max(9rem,40%),1fr))] md:grid-cols-1 gap-x-cols border-t-2 border-ink [&>div]:gap-x-cols [&>div]:py-sm [&>div]:border-b [&>div]:border-edge lt-md:[&>div:last-child:nth-child(odd)]:col-span-full md:[&>div]:grid md:[&>div]:cols-3-9 md:[&>div]:py-md [&_ul]:flex [&_ul]:flex-wrap [&_ul]:gap-x-md [&_li]:flex [&_li]:items-center [&_li]:gap-sm [&_svg]:size-4.5">
        {home.stack.groups.map(({ category, tools }) => (
          <div key={category}>
            <h3 className="text-base">{category}</h3>
            <ul>
              {tools.map((tool) => (
                <li key={tool}>
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

/** Technologies whose icon has another name than the technology. */
const exceptions: Record<string, TechnologyIconName> = { '.NET': 'dotnet', 'React Native': 'react' }

/** The logo of a technology: 'Google Cloud' has `google-cloud`, and 'Node.js' has `nodejs`. Without one, a square. */
function Logo({ technology }: { technology: string }) {
  const slug = technology.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')
  const icon = exceptions[technology] ?? technologies.find((name) => name === slug)
  return (
    <svg aria-hidden="true">
      {icon ? <use href={`${pictureUrl('tech')}#${icon}`} /> : <path d="M5 5h8v8H5z" />}
    </svg>
  )
}
