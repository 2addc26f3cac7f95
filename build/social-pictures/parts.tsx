import { company } from '../../src/content/company.ts'
import type { Hue } from '../../src/content/schema.ts'
import { measured } from './renderer.ts'

/** Mark and name. */
export const logo = (
  <div className="logo" tw="flex items-center gap-[13px] ml-[-5px]">
    <img tw="w-[52px] h-[52px]" src="favicon" />
    <b>{company.name}</b>
  </div>
)

/** A swing tag, notched on the left, outlined or filled with a dye. */
export function Tag({ hue, children }: { hue: Hue | undefined; children: string }) {
  return (
    <div className="mono tag" tw="flex max-w-[640px] h-[50px] font-medium" data-hue={hue}>
      <svg width="28" height="50" fill={`var(--${hue ?? 'paper'})`} stroke="var(--ink)" strokeWidth="3">
        <path d="M30 1.5H27.5L2 25L27.5 48.5H30" />
        <circle fill="currentColor" stroke="none" cx="23" cy="25" r="4.5" />
      </svg>
      <span tw="min-w-0 pl-3.5 pr-6 border-3 border-l-0 leading-[44px]">{children}</span>
    </div>
  )
}

interface Heading {
  text: string
  /** The size to begin with, and the room that there is, in pixels. */
  largest: number
  width: number
  height: number
}

/** A title on as many lines as it takes, as large as the room allows. Its box has room for descenders. */
export async function Title({ text, largest, width, height }: Heading) {
  for (let fontSize = largest; ; fontSize -= 2) {
    const title = <h1 style={{ width, fontSize }}>{text}</h1>
    const { height: taken, runs } = await measured(title)
    if (fontSize < 14 || (taken <= height && runs.every((run) => run.x + run.width <= width))) return title
  }
}

/** The thread of the picture, yellow and cased in ink, along a path over the band, and the knots in it. */
export function Thread({ course, knots = [] }: { course: string; knots?: { x: number; y: number }[] }) {
  const knot = knots.map(({ x, y }) => `M${x - 17} ${y}l17-17l17 17l-17 17z`)
  return (
    <svg tw="absolute top-0 left-0" width="1200" height="630" stroke="var(--ink)" strokeWidth="3">
      <path fill="none" strokeWidth="16" d={course} />
      <path fill="none" strokeWidth="10" stroke="var(--accent)" d={course} />
      <path fill="var(--accent)" d={knot.join('')} />
    </svg>
  )
}
