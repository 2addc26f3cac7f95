import { pictureUrl } from '../assets.ts'
import type { ContentIconName } from '../content/drawn.ts'

/** An icon from `icons.svg`. Buttons and links have `Icon`. */
export function ContentIcon({ icon, className = 'size-7.5' }: { icon: ContentIconName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className || undefined}>
      <use href={`${pictureUrl('icons')}#${icon}`} />
    </svg>
  )
}
