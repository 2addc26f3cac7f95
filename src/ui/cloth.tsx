/** The pattern of an industry: of the nearest `data-hue`. Give it a height. */
export function Cloth({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`cloth ${className}`} />
}
