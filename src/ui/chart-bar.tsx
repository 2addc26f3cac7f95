import type { ReactNode } from 'react'

interface ChartBarProps {
  /** Where the bar begins and ends, on a scale from 0 to `of`. */
  from: number
  to: number
  of: number
  children: ReactNode
}

/** A row of a chart, which contains its bars. */
export function ChartRow({ children }: { children: ReactNode }) {
  return (
    <svg aria-hidden="true" className="reveals absolute inset-0 size-full">
      {children}
    </svg>
  )
}

/** A bar of a chart. SVG attributes set its position, because the content security policy forbids inline styles. */
export function ChartBar({ from, to, of, children }: ChartBarProps) {
  const percent = (value: number) => `${(value / of) * 100}%`
  return (
    <foreignObject x={percent(from)} width={percent(to - from)} height="100%">
      {children}
    </foreignObject>
  )
}
