import button from './button.module.css'
import states from './states.module.css'

export const variants = {
  /** The main action of a section. */
  default: `${states.line} [--pull:var(--brand)] bg-ink text-paper border-ink`,
  destructive: `${states.line} [--pull:var(--ink)] bg-danger text-white border-danger`,
  /** The second action of a section. */
  outline: `${states.line} bg-transparent text-ink border-ink`,
  secondary: `${states.line} [--pull:var(--ink)] bg-sunk text-ink border-sunk`,
  ghost: `${states.line} [--pull:var(--ink)] hover:bg-sunk text-ink border-transparent`,
  link: `${states.line} [--drawn:100%] [--t:2px] hover:[--t:4px] px-0! border-x-0! text-ink border-transparent`,
  /** “Book a consultation”, at most once in view. */
  hero: `${states.line} [--pull:var(--ink)] bg-brand text-night border-ink`,
  accent: `${states.line} [--pull:var(--brand)] bg-blue text-white border-blue`,
  /** Links to `/hire-experts`. */
  premium: `${states.line} ${button.premium} [--pull:var(--brand)] bg-[var(--dark-ground)] text-[var(--moon)] border-ink pl-9!`,
}

export const sizes = {
  sm: 'min-h-[max(2.25rem,var(--target))] px-md py-xs text-sm',
  default: 'min-h-11 px-md py-sm text-sm',
  lg: 'min-h-13 px-[min(1.5rem,7.5vw)] py-sm text-base',
  xl: 'min-h-15 px-[min(1.875rem,9vw)] py-sm text-base',
  icon: 'size-11',
}

export interface ButtonVariant {
  variant?: keyof typeof variants | undefined
  size?: keyof typeof sizes | undefined
}

/** The classes of a button or of a link that looks like one. */
export function buttonClasses({ variant = 'default', size = 'default' }: ButtonVariant): string {
  return `${button.button} ${variants[variant]} ${sizes[size]}`
}
