import { pictureUrl } from '../assets.ts'
import type { ContentIconName } from '../content/drawn.ts'

/** An icon from `icons.svg`. Buttons and links have `Icon`. */
export function ContentIcon({ icon, className }: { icon: ContentIconName; className?: string | undefined }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`${pictureUrl('icons')}#${icon}`} />
    </svg>
  )
}
