import type { ReactNode } from 'react'

export const tagLooks = {
  /** Ink outline; on a dark ground, outline only. */
  outline: 'swing',
  /** Filled with the dye of the nearest `data-hue`. */
  solid: 'swing swing-solid',
  tint: 'swing swing-tint',
}

/** The site's badge: two or three words that say what the heading below belongs to. */
export function Tag({ look = 'outline', children }: { look?: keyof typeof tagLooks; children: ReactNode }) {
  return <p className={tagLooks[look]}>{children}</p>
}
