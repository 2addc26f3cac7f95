import styles from './icon.module.css'

/** Paths of Lucide icons, 24 units wide and high. */
export const icons = {
  'arrow-left': 'm12 19-7-7 7-7m7 7H5',
  'arrow-right': 'M5 12h14m-7-7 7 7-7 7',
  'arrow-up-right': 'M7 7h10v10M7 17 17 7',
  check: 'M20 6 9 17l-5-5',
  'chevron-down': 'm6 9 6 6 6-6',
  menu: 'M4 5h16M4 12h16M4 19h16',
  plus: 'M5 12h14m-7-7v14',
  x: 'M18 6 6 18M6 6l12 12',
}

/** An icon of a button or a link, in the colour of its text. It is hidden from screen readers, as the text says the same. */
export function Icon({ name, className = '' }: { name: keyof typeof icons; className?: string | undefined }) {
  return (
    <svg
      aria-hidden="true"
      width="24"
      height="24"
      viewBox="0 0 24 24"
      className={`${styles.icon} ${className}`}
    >
      <path d={icons[name]} />
    </svg>
  )
}
