import type { Industry, Service } from '../../src/content/schema.ts'
import { lightDrawing } from '../drawings.ts'
import { photographFiles } from '../photographs.ts'

/** Threads three quarters of a cell wide, as `.draft` has it. */
function threads(to: 'right' | 'bottom', dye: string): string {
  return `repeating-linear-gradient(to ${to}, #0000 0 3.75px, ${dye} 0 26.25px, #0000 0 30px)`
}

/** The service's draft on the left, woven on the right, the thread between. */
export function Weaving({ service }: { service: Service }) {
  const draft = `draft ${service.weave}`
  const thread = (part: string) => `var(--${service.hue}-${part})`
  const [gap, weft, warp] = [thread('gap'), thread('weft'), thread('warp')]
  // Weft all over, and warp in front of it where the draft is black, over the gaps at both its ends.
  const ends = { maskImage: 'var(--repeat), var(--repeat)', maskPosition: '0 3.75px, 0 -3.75px' }
  const raised = { ...ends, '--draft': threads('right', warp) }
  return (
    <div tw="flex flex-1">
      <div className={draft} tw="flex-1" />
      <div tw="relative flex-1" style={{ background: `${threads('bottom', weft)}, ${gap}` }}>
        <div className={draft} tw="absolute inset-0" style={{ '--draft': gap }} />
        <div className={draft} tw="absolute inset-0" style={raised} />
      </div>
      <Thread course="M600 0V240" knot="M583 120l17-17l17 17l-17 17z" />
    </div>
  )
}

/** An industry's cloth, `width` pixels of it, or what is left and the industry's icon on a patch. */
export function Bolt({ industry: { hue, icon }, width }: { industry: Industry; width?: number }) {
  const [, symbol = ''] = lightDrawing('icons').match(new RegExp(`<symbol id="${icon}"(.*?)</symbol>`)) ?? []
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"${symbol.replace('currentColor', 'var(--ink)')}</svg>`
  const patch = { background: 'var(--panel)', left: 64, bottom: -52, padding: 19 }
  return (
    <div className="cloth bolt" data-hue={hue} style={width ? { width } : { flex: 1 }}>
      {!width && <img tw="absolute w-[104px] h-[104px] border-3" src={svg} style={patch} />}
    </div>
  )
}

/** The project's own drawing, 800 × 600, with its cloth continued above; or its photograph. */
export function Project({ file }: { file: string }) {
  if (photographFiles().has(file)) {
    return <img tw="object-cover" width={588} height={603} src={file} />
  }
  // At three quarters threads begin on whole pixels, and no seam shows between tiles.
  const taller = lightDrawing(file)
    .replaceAll('M0 0h800v600H0z', 'M0-204h800v804H0z')
    .replace(/<svg[^>]*>/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 -204 784 804">')
  return <img width={588} height={603} src={taller} />
}

/** The thread of the picture, yellow and cased in ink, along a path over the band, and a knot in it. */
export function Thread({ course, knot = '' }: { course: string; knot?: string }) {
  return (
    <svg tw="absolute top-0 left-0" width="1200" height="630" stroke="var(--ink)" strokeWidth="3">
      <path fill="none" strokeWidth="16" d={course} />
      <path fill="none" strokeWidth="10" stroke="var(--accent)" d={course} />
      <path fill="var(--accent)" d={knot} />
    </svg>
  )
}
