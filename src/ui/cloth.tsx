/** A strip of the cloth of the nearest `data-hue`. */
export function Cloth({ className = '' }: { className?: string }) {
  return <div aria-hidden="true" className={`cloth ${className}`} />
}
