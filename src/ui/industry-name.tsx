import cloth from './cloth.module.css'
import styles from './industry-name.module.css'

/**
 * A name filled with the pattern of the nearest `data-accent`, on one line: up to eleven letters large, up to eighteen small.
 * It is hidden from screen readers, because a heading says the same.
 */
export function IndustryName({ name }: { name: string }) {
  return (
    <div
      aria-hidden="true"
      data-print="off"
      className="[container-type:inline-size] overflow-clip border-b-2 border-ink"
    >
      {/* As high as its capitals, which stand on the line below; moved by what is empty beside the first. */}
      <p
        className={`${cloth.cloth} ${styles.name} -ml-[.06em] whitespace-nowrap font-700 leading-[.71] tracking-[-.045em] text-transparent [background-clip:text] ${name.length > 11 ? 'text-[11cqi]' : 'text-[18cqi]'} [--cell:6px] md:[--cell:11px]`}
      >
        {name}
      </p>
    </div>
  )
}
