import { type ButtonVariant, buttonClasses } from '../../client/ui/button-classes.ts'
import { Icon } from '../../client/ui/icon.tsx'
import states from '../../client/ui/states.module.css'
import { Link, type LinkProps } from './link.tsx'

interface ButtonLinkProps extends ButtonVariant, Omit<LinkProps, 'children'> {
  label: string
  /** Adds an arrow after the label. */
  arrow?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ label, variant, size, arrow, className = '', ...rest }: ButtonLinkProps) {
  return (
    <Link className={`${buttonClasses({ variant, size })} ${className}`} {...rest}>
      {label}
      {arrow && <Icon name="arrow-right" className={states.arrow} />}
    </Link>
  )
}
