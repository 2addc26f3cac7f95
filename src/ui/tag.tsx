import type { ReactNode } from 'react'

const looks = {
  /** Ink outline; on a dark ground, outline only. */
  outline: 'swing',
  /** Filled with the dye of the nearest `data-hue`. */
  solid: 'swing swing-solid',
  tint: 'swing swing-tint',
}

/** A swing tag: the notched label on a roll of cloth. The site's badge. */
export function Tag({ look = 'outline', children }: { look?: keyof typeof looks; children: ReactNode }) {
  return <p className={looks[look]}>{children}</p>
}
