import type { ReactNode } from 'react'
import { company } from '../../src/content/company.ts'
import type { Accent, Figure } from '../../src/content/schema.ts'
import { isDrawable, measured } from './renderer.ts'

const logo = (
  <div className="logo" tw="flex items-center gap-[13px] ml-[-5px]">
    <img tw="w-[52px] h-[52px]" src="favicon" />
    <b>{company.name}</b>
  </div>
)

/** A tag with a notch on the left, outlined or filled with the accent colour. */
function Tag({ accent, children }: { accent: Accent | undefined; children: string }) {
  return (
    <div className="mono tag" tw="flex max-w-[640px] h-[50px] font-medium" data-accent={accent}>
      <svg width="28" height="50" fill={`var(--${accent ?? 'paper'})`} stroke="var(--ink)" strokeWidth="3">
        <path d="M30 1.5H27.5L2 25L27.5 48.5H30" />
        <circle fill="currentColor" stroke="none" cx="23" cy="25" r="4.5" />
      </svg>
      <span tw="min-w-0 pl-3.5 pr-6 border-3 border-l-0 leading-[44px]">{children}</span>
    </div>
  )
}

/** The width of the widest word of a title in a size of 100 pixels. A line may also end at a hyphen. */
async function widestWord(text: string): Promise<number> {
  const words = text.split(/\s+|(?<=-)/).map(async (word) => {
    const { runs } = await measured(<h1 style={{ width: 9999, fontSize: 100 }}>{word}</h1>)
    return Math.max(0, ...runs.map(({ x, width }) => x + width))
  })
  return Math.max(...(await Promise.all(words)))
}

/** A title of any number of lines, as large as the space in pixels and its widest word allow, descenders included. */
async function Title(props: { text: string; largest: number; width: number; height: number }) {
  const { text, width, height } = props
  const largest = Math.min(props.largest, 2 * Math.floor((50 * width) / (await widestWord(text))))
  for (let fontSize = largest; ; fontSize -= 2) {
    const title = <h1 style={{ width, fontSize }}>{text}</h1>
    const { height: taken, runs } = await measured(title)
    if (fontSize < 14 || (taken <= height && runs.every((run) => run.x + run.width <= width))) return title
  }
}

interface Picture {
  /** The kind of page, its title, and optionally another line. */
  words: { badge: string; heading: string; more?: string }
  art: ReactNode
  accent?: Accent
}

/**
 * A large title, and a drawing across the whole width. The drawing is above the title if `hanging`, otherwise below it. The
 * company's name replaces a title in a script that the typefaces lack.
 */
export function Band(props: Picture & { height: number; hanging?: boolean }) {
  const { words, accent, height, hanging, art } = props
  const { badge, heading, more } = words
  const room = 462 - height - (more ? 64 : 0)
  return (
    <html tw={`flex ${hanging ? 'flex-col-reverse' : 'flex-col'} w-full h-full overflow-hidden`}>
      <div tw={`flex justify-between items-center h-[52px] mx-16 ${hanging ? 'mb-8' : 'mt-12'}`}>
        {logo}
        {isDrawable(badge) && <Tag accent={accent}>{badge}</Tag>}
      </div>
      <div tw="flex flex-1 flex-col justify-end px-16 pb-7">
        <Title
          text={isDrawable(heading) ? heading : company.name}
          largest={hanging ? 168 : 132}
          width={1072}
          height={room}
        />
        {more && <p>{more}</p>}
      </div>
      <div tw={`relative flex ${hanging ? 'border-b-3' : 'border-t-3'}`} style={{ height }}>
        {art}
      </div>
    </html>
  )
}

/** A title and a figure on the left, a drawing on the right, and the selvedge below. */
export function Beside({ words, accent, result, art }: Picture & { result: Figure }) {
  return (
    <html tw="flex flex-col w-full h-full overflow-hidden" data-accent={accent}>
      <div tw="flex h-[603px]">
        <div tw="flex flex-col w-[612px] pt-12 pl-16 pr-9 pb-9">
          {/* The kind of page wraps out of sight when the name of the company is long. */}
          <div tw="flex flex-wrap justify-between h-[52px] mb-auto overflow-hidden leading-[52px]">
            {logo}
            <span className="muted mono">Case study</span>
          </div>
          <Tag accent={accent}>{words.badge}</Tag>
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
