import { pictureUrl } from '../assets.ts'
import { type MarkName, type TechnologySign, technologies } from '../content/drawn.ts'

/** Technologies whose icon has another name than the technology. */
const exceptions: Record<string, TechnologySign> = { '.NET': 'dotnet', 'React Native': 'react' }

/** `'Google Cloud'` → `'google-cloud'`, `'Node.js'` → `'nodejs'`; `undefined` if there is no icon. */
function signOf(technology: string): TechnologySign | undefined {
  const slug = technology.toLowerCase().replaceAll('.', '').replaceAll(' ', '-')
  return exceptions[technology] ?? technologies.find((sign) => sign === slug)
}

type ContentIconProps = { mark: MarkName; className?: string } | { technology: string }

/**
 * An icon that illustrates content, in the colour of the text beside it: one from `marks.svg`, or the logo of a
 * technology by its name in the content, or a plain square where there is none. It is decoration: the text names what it
 * shows. For icons of controls, which ship to the browser as well, use `Icon`.
 */
export function ContentIcon(props: ContentIconProps) {
  if ('mark' in props) return <Use sprite="marks" id={props.mark} className={props.className ?? 'size-7.5'} />
  const sign = signOf(props.technology)
  if (sign) return <Use sprite="tech" id={sign} className="flex-none size-4.5" />
  return (
    <span
      aria-hidden="true"
      className="flex-none size-4.5 border-[4.5px] border-transparent [background:var(--ink)_content-box]"
    />
  )
}

function Use({ sprite, id, className }: { sprite: 'marks' | 'tech'; id: string; className: string }) {
  return (
    <svg aria-hidden="true" className={className || undefined}>
      <use href={`${pictureUrl(sprite)}#${id}`} />
    </svg>
  )
}
