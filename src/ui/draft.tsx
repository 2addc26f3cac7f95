import type { Weave } from '../content/schema.ts'

const weaves: Record<Weave, string> = {
  plain: 'draft',
  steep: 'draft draft-steep',
  basket: 'draft draft-basket',
  herring: 'draft draft-herring',
  diamond: 'draft draft-diamond',
  twill: 'draft draft-twill',
  satin: 'draft draft-satin',
  hound: 'draft draft-hound',
  rib: 'draft draft-rib',
}

/** The pattern by which a service is told. Give it a height; `[--px:…]` sets the square. */
export function Draft({ weave, className = '' }: { weave: Weave; className?: string }) {
  return <span aria-hidden="true" className={`${weaves[weave]} ${className}`} />
}
