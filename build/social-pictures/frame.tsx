import type { ReactNode } from 'react'
import { company } from '../../src/content/company.ts'
import type { Figure, Hue } from '../../src/content/schema.ts'
import { measured } from './renderer.ts'

/** Mark and name. */
const logo = (
  <div className="logo" tw="flex items-center gap-[13px] ml-[-5px]">
    <img tw="w-[52px] h-[52px]" src="favicon" />
    <b>{company.name}</b>
  </div>
)

/** A swing tag, notched on the left, outlined or filled with a dye. */
function Tag({ hue, children }: { hue: Hue | undefined; children: string }) {
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

/** The size to begin with, and the room that there is, in pixels. */
type Room = Record<'largest' | 'width' | 'height', number>

/** A title on as many lines as it takes, as large as the room allows. Its box has room for descenders. */
export async function Title({ text, largest, width, height }: Room & { text: string }) {
  for (let fontSize = largest; ; fontSize -= 2) {
    const title = <h1 style={{ width, fontSize }}>{text}</h1>
    const { height: taken, runs } = await measured(title)
    if (fontSize < 14 || (taken <= height && runs.every((run) => run.x + run.width <= width))) return title
  }
}

interface Picture {
  /** The kind of page, its title, and perhaps one line more. */
  words: { badge: string; heading: string; more?: string }
  /** What is drawn, and its dye. */
  art: ReactNode
  hue?: Hue
}

interface Banded extends Picture {
  height: number
  /** From the upper edge, rather than at the foot. */
  hanging?: boolean
}

/** A band over all of the width, and a large title. */
export function Band({ words, hue, height, hanging, art }: Banded) {
  const { badge, heading, more } = words
  const room = 462 - height - (more ? 64 : 0)
  return (
    <html tw={`flex ${hanging ? 'flex-col-reverse' : 'flex-col'} w-full h-full overflow-hidden`}>
      <div tw={`flex justify-between items-center h-[52px] mx-16 ${hanging ? 'mb-8' : 'mt-12'}`}>
        {logo}
        <Tag hue={hue}>{badge}</Tag>
      </div>
      <div tw="flex flex-1 flex-col justify-end px-16 pb-7">
        <Title text={heading} largest={hanging ? 168 : 132} width={1072} height={room} />
        {more && <p>{more}</p>}
      </div>
      <div tw={`relative flex ${hanging ? 'border-b-3' : 'border-t-3'}`} style={{ height }}>
        {art}
      </div>
    </html>
  )
}

/** Words and a figure on the left, something to look at on the right, the selvedge along the foot. */
export function Beside({ words, hue, result, art }: Picture & { result: Figure }) {
  return (
    <html tw="flex flex-col w-full h-full overflow-hidden" data-hue={hue}>
      <div tw="flex h-[603px]">
        <div tw="flex flex-col w-[612px] pt-12 pl-16 pr-9 pb-9">
          {/* Where there is no room for it, the kind of page wraps out of sight. */}
          <div tw="flex flex-wrap justify-between h-[52px] mb-auto overflow-hidden leading-[52px]">
            {logo}
            <span className="muted mono">Case study</span>
          </div>
          <Tag hue={hue}>{words.badge}</Tag>
          <div tw="h-5" />
          <Title text={words.heading} largest={96} width={512} height={240} />
          <div tw="flex items-baseline gap-[22px] mt-10">
            <span className="weft">{result.value}</span>
            <span className="label">{result.label}</span>
          </div>
        </div>
        <div tw="flex flex-1 border-l-3">{art}</div>
      </div>
      <div className="selvedge" tw="h-[27px] border-t-3" />
    </html>
  )
}
