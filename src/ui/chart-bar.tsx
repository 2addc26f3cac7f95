import type { ReactNode } from 'react'

interface ChartBarProps {
  /** Where the bar begins and ends, on a scale from 0 to `of`. */
  from: number
  to: number
  of: number
  children: ReactNode
}

/** A bar of a chart, as high as its row, which has the class `relative`. */
export function ChartBar({ from, to, of, children }: ChartBarProps) {
  const percent = (value: number) => `${(value / of) * 100}%`
  return (
    <div
      className="absolute inset-y-0 overflow-clip"
      style={{ left: percent(from), width: percent(to - from) }}
    >
      {children}
    </div>
  )
}
