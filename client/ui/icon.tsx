const icons = {
  'arrow-left': 'i-lucide-arrow-left',
  'arrow-right': 'i-lucide-arrow-right',
  'arrow-up-right': 'i-lucide-arrow-up-right',
  check: 'i-lucide-check',
  'chevron-down': 'i-lucide-chevron-down',
  menu: 'i-lucide-menu',
  plus: 'i-lucide-plus',
  x: 'i-lucide-x',
}

export type IconName = keyof typeof icons

/** An interface sign, in the colour of the text beside it. Decoration: the name is the text's job. */
export function Icon({ name, className = '' }: { name: IconName; className?: string }) {
  return <span aria-hidden="true" className={`${icons[name]} size-[1.25em] shrink-0 ${className}`} />
}
