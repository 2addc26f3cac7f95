import { pictureUrl } from '../../assets.ts'
import { type TechnologyIconName, technologies } from '../../content/drawn.ts'
import { home } from '../../content/home.ts'
import { Section } from '../../ui/section.tsx'
import styles from './technology-stack.module.css'

/** Technologies by category, each with its logo. */
export function TechnologyStack() {
  const { badge, heading, groups } = home.stack
  return (
    <Section variant="margin" badge={badge} heading={heading}>
      <div className={styles.stack}>
        {groups.map(({ category, tools }) => (
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
