import type { ReactNode } from 'react'

interface TrackProps {
  /** Where the bar begins and ends, on a scale from 0 to `of`. */
  from: number
  to: number
  of: number
  children: ReactNode
}

/**
 * A bar at its place on a scale, for charts. The place is an attribute of the drawing, since the content
 * security policy allows no inline style.
 */
export function ChartBar({ from, to, of, children }: TrackProps) {
  const percent = (value: number) => `${(value / of) * 100}%`
  return (
    <svg aria-hidden="true" className="woven absolute inset-0 size-full">
      <foreignObject x={percent(from)} y="0" width={percent(to - from)} height="100%">
        {children}
      </foreignObject>
    </svg>
  )
}
