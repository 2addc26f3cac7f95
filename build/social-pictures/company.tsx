import { offices } from '../../src/content/company.ts'
import { hoursInUtc } from '../../src/content/office-hours.ts'
import { process as work } from '../../src/content/process.ts'
import { Thread } from './parts.tsx'

/** The usual timeline: cloth is the shortest a step takes, bare warp the longest. */
export function Staircase() {
  const week = 1072 / 22
  let x = 64
  const steps = work.timeline.map(({ weeks }, index) => {
    const { shortest, longest } = weeks ?? { shortest: 22, longest: 22 }
    const step = { x, y: 28 + index * 40, done: shortest * week, room: longest * week }
    x += step.room
    return step
  })
  const course = `M0 28H64${steps.map(({ x, y, room }) => `V${y}H${x + room}`).join('')}`
  return (
    <div tw="flex">
      {steps.map(({ x, y, done, room }) => (
        <div key={x} className="warp" tw="absolute h-full border-3" style={{ left: x, top: y, width: room }}>
          <div className="cloth" tw="h-full border-r-3" data-hue="weld" style={{ width: done }} />
        </div>
      ))}
      <Thread course={course} knots={steps} />
    </div>
  )
}

/** A day in UTC, an office a row: the hours it is open are woven. */
export function Day() {
  const rows = offices.map((office) => {
    const spans = hoursInUtc(office)
    const width = spans.reduce((sum, { from, to }) => sum + to - from, 0) * 50
    const start = (spans.at(-1)?.from ?? 0) * 50
    const end = (start + width) % 1200
    const beside = end < 900 ? { left: end + 12 } : { right: 1212 - start }
    return (
      <div key={office.city} tw="relative flex flex-1 my-2" data-hue={office.hue}>
        {/* Hours that run past midnight leave one edge and come back over the other. */}
        <div className="cloth" tw="absolute h-full border-3" style={{ left: start - 1200, width }} />
        <div className="cloth" tw="absolute h-full border-3" style={{ left: start, width }} />
        <b style={beside}>{office.city}</b>
      </div>
    )
  })
  return <div className="day">{rows}</div>
}
