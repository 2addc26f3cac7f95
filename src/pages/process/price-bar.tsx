import { money } from '../../content/counts.ts'
import type { PricedPhase } from '../../content/schema.ts'
import { ChartBar } from '../../ui/chart-bar.tsx'
import cloth from '../../ui/cloth.module.css'

/** The distance between two prices that the axis names: 1, 2 or 5 of a power of ten, so that there are at most five. */
function stepOf(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most / 5))
  return ([1, 2, 5].find((step) => step * power * 5 >= most) ?? 10) * power
}

interface PriceBarProps {
  phases: readonly PricedPhase[]
}

/**
 * The price of a first release as one bar. Each phase begins where the most expensive phase before it ends. Its woven part is
 * its lowest price, and the bare warp goes on to its highest. A table beside the bar says the same to screen readers.
 */
export function PriceBar({ phases }: PriceBarProps) {
  let most = 0
  const bars = phases.map(({ phase, price }) => {
    const from = most
    most += price[1]
    return { phase, from, least: from + price[0], most }
  })
  const step = stepOf(most)
  const prices = Array.from({ length: Math.ceil(most / step) }, (_, nth) => nth * step)
  return (
    <div aria-hidden="true" data-accent="yellow" className="font-mono text-xs">
      {/* Each phase has its name in a row of its own, from which a line goes down to its part of the bar. */}
      {bars.map(({ phase, from }, row) => (
        <div key={phase} className="relative h-[1.5em]">
          {bars.slice(0, row + 1).map((above) => (
            <ChartBar key={above.phase} from={above.from} to={most} of={most}>
              <span className="block h-full border-l border-ink pl-sm">
                {above.phase === phase && from <= most / 2 && phase}
              </span>
            </ChartBar>
          ))}
          {from > most / 2 && (
            <ChartBar from={0} to={from} of={most}>
              <span className="block pr-sm text-right">{phase}</span>
            </ChartBar>
          )}
        </div>
      ))}
      <div className="relative overflow-clip h-16 md:h-24">
        <div className="reveals absolute inset-0">
          {bars.map(({ phase, from, least, most: to }) => [
            <ChartBar key={`${phase} at most`} from={from} to={to} of={most}>
              <div
                className={`warp [--warp:var(--ink)] h-full border-2 border-ink ${to < most ? 'border-r-0' : ''}`}
              />
            </ChartBar>,
            <ChartBar key={phase} from={from} to={least} of={most}>
              <div
                className={`${cloth.cloth} [--cell:8px] h-full border-2 border-ink ${least < to ? '' : 'border-r-0'}`}
              />
            </ChartBar>,
          ])}
        </div>
      </div>
      <div className="relative h-[1.5em]">
        {prices.map((amount, nth) => (
          <ChartBar key={amount} from={amount} to={most} of={most}>
            {/* In narrow windows, there is room for the first price and the last. */}
            <span className={`block border-l border-edge pl-sm ${nth ? 'lt-lg:hidden' : ''}`}>
              {money(amount)}
            </span>
          </ChartBar>
        ))}
        <ChartBar from={0} to={most} of={most}>
          <span className="block border-r border-edge pr-sm text-right">{money(most)}</span>
        </ChartBar>
      </div>
    </div>
  )
}
