import cloth from './cloth.module.css'

/** The name of an industry in very large letters, filled with a pattern. Screen readers skip it: a heading repeats it. */
export function IndustryName({ name }: { name: string }) {
  return (
    <div
      aria-hidden="true"
      data-print="off"
      className="[container-type:inline-size] overflow-clip border-b-2 border-ink"
    >
      {/* As high as a capital letter, and moved left by the space that letters have at their side. */}
      <p
        className={`${cloth.cloth} tightens -ml-[.06em] whitespace-nowrap font-700 text-transparent [background-clip:text] ${name.length > 11 ? 'text-[11cqi]' : 'text-[18cqi]'} [--cell:6px] md:[--cell:11px]`}
      >
        {name}
      </p>
    </div>
  )
}
