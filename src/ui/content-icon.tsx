import { pictureUrl } from '../assets.ts'
import { type ContentIconName, type TechnologyIconName, technologies } from '../content/drawn.ts'

/** Technologies whose icon has another name than the technology. */
const exceptions: Record<string, TechnologyIconName> = { '.NET': 'dotnet', 'React Native': 'react' }

/** `'Google Cloud'` → `'google-cloud'`, `'Node.js'` → `'nodejs'`; `undefined` if there is no icon. */
function iconOf(technology: string): TechnologyIconName | undefined {
  const slug = technology.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')
  return exceptions[technology] ?? technologies.find((icon) => icon === slug)
}

type ContentIconProps = { icon: ContentIconName; className?: string } | { technology: string }

/** An icon from `icons.svg`, or the logo of a technology, or a square if it has none. Buttons and links have `Icon`. */
export function ContentIcon(props: ContentIconProps) {
  if ('icon' in props) return <Use sprite="icons" id={props.icon} className={props.className ?? 'size-7.5'} />
  const icon = iconOf(props.technology)
  if (icon) return <Use sprite="tech" id={icon} className="flex-none size-4.5" />
  return (
    <span
      aria-hidden="true"
      className="flex-none size-4.5 border-[4.5px] border-transparent [background:var(--ink)_content-box]"
    />
  )
}

function Use({ sprite, id, className }: { sprite: 'icons' | 'tech'; id: string; className: string }) {
  return (
    <svg aria-hidden="true" className={className || undefined}>
      <use href={`${pictureUrl(sprite)}#${id}`} />
    </svg>
  )
}
