import type { ReactNode } from 'react'

interface ChartBarProps {
  /** Where the bar begins and ends, on a scale from 0 to `of`. */
  from: number
  to: number
  of: number
  children: ReactNode
}

/** A bar of a chart, in the `svg` of its row. SVG attributes set its position, because the content security policy forbids inline styles. */
export function ChartBar({ from, to, of, children }: ChartBarProps) {
  const percent = (value: number) => `${(value / of) * 100}%`
  return (
    <foreignObject x={percent(from)} width={percent(to - from)} height="100%">
      {children}
    </foreignObject>
  )
}
