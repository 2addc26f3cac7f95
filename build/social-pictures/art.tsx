/** What is drawn in social pictures. */
import type { Industry, Service } from '../../src/content/schema.ts'
import { lightDrawing } from '../drawings.ts'
import { photographFiles } from '../photographs.ts'

/** Stripes for the warp or the weft: one in each cell of the weave, three quarters as wide as the cell. */
function stripes(to: 'right' | 'bottom', colour: string): string {
  return `repeating-linear-gradient(to ${to}, #0000 0 3.75px, ${colour} 0 26.25px, #0000 0 30px)`
}

/**
 * The service's weave in black and white on the left and in colour on the right, with a thread between them. A service
 * without a weave has its colour on the left and its picture on the right.
 */
export function ServiceWeave({ service }: { service: Service }) {
  const { drawing } = service
  if (!service.weave) {
    return (
      <div tw="flex flex-1">
        <div tw="flex-1" style={{ background: `var(--${service.accent})` }} />
        {drawing && <div tw={`w-[600px] bg-[url(${drawing.image})] bg-cover bg-center border-l-3`} />}
      </div>
    )
  }
  const pattern = `pattern ${service.weave}`
  const colour = (part: string) => `var(--${service.accent}-${part})`
  const [gap, weft, warp] = [colour('gap'), colour('weft'), colour('warp')]
  // The weft, the horizontal threads, fills the whole picture. Where the pattern is black, a vertical thread is drawn in front
  // of it. It is drawn twice, a little higher and a little lower, so that it also covers the gaps between horizontal threads.
  const ends = { maskImage: 'var(--repeat), var(--repeat)', maskPosition: '0 3.75px, 0 -3.75px' }
  const raised = { ...ends, '--pattern': stripes('right', warp) }
  return (
    <div tw="flex flex-1">
      <div className={pattern} tw="flex-1" />
      <div tw="relative flex-1" style={{ background: `${stripes('bottom', weft)}, ${gap}` }}>
        <div className={pattern} tw="absolute inset-0" style={{ '--pattern': gap }} />
        <div className={pattern} tw="absolute inset-0" style={raised} />
      </div>
      <Thread course="M600 0V240" knot="M583 120l17-17l17 17l-17 17z" />
    </div>
  )
}

/** An industry's cloth: a strip of this width in pixels, or the remaining space with the industry's icon on it. */
export function IndustryCloth({ industry: { accent, icon }, width }: { industry: Industry; width?: number }) {
  const [, symbol = ''] = lightDrawing('icons').match(new RegExp(`<symbol id="${icon}"(.*?)</symbol>`)) ?? []
  const svg = `<svg xmlns="http://www.w3.org/2000/svg"${symbol.replace('currentColor', 'var(--ink)')}</svg>`
  const square = { background: 'var(--panel)', left: 64, bottom: -52, padding: 19 }
  return (
    <div className="cloth bolt" data-accent={accent} style={width ? { width } : { flex: 1 }}>
      {!width && <img tw="absolute w-[104px] h-[104px] border-3" src={svg} style={square} />}
    </div>
  )
}

/** The drawing of a project, 800 × 600, with its cloth continued above it; or its photograph. */
export function Project({ file }: { file: string }) {
  if (photographFiles().has(file)) {
    return <img tw="object-cover" width={588} height={603} src={file} />
  }
  // At three quarters of the size, threads begin on whole pixels, and no seam shows between tiles.
  const taller = lightDrawing(file)
    .replaceAll('M0 0h800v600H0z', 'M0-204h800v804H0z')
    .replace(/<svg[^>]*>/, '<svg xmlns="http://www.w3.org/2000/svg" viewBox="8 -204 784 804">')
  return <img width={588} height={603} src={taller} />
}

/** A yellow line with an outline, along a path over the picture, and a knot on it. */
export function Thread({ course, knot = '' }: { course: string; knot?: string }) {
  return (
    <svg
      className="thread"
      tw="absolute top-0 left-0"
      width="1200"
      height="630"
      stroke="var(--ink)"
      strokeWidth="3"
    >
      <path fill="none" strokeWidth="16" d={course} />
      <path fill="none" strokeWidth="10" stroke="var(--brand)" d={course} />
      <path fill="var(--brand)" d={knot} />
    </svg>
  )
}
