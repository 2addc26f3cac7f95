import styles from '../../client/ui/button.module.css'
import { type ButtonVariant, buttonClasses } from '../../client/ui/button-classes.tsx'
import { Icon, type IconName } from '../../client/ui/icon.tsx'
import { Link, type LinkProps } from './link.tsx'

interface ButtonLinkProps extends ButtonVariant, Omit<LinkProps, 'children'> {
  label: string
  /** An icon after the label. */
  icon?: IconName
}

/** A link that looks like a button. */
export function ButtonLink({ label, variant, size, icon, className = '', ...rest }: ButtonLinkProps) {
  return (
    <Link className={`${buttonClasses({ variant, size })} ${className}`} {...rest}>
      {label}
      {icon && <Icon name={icon} className={styles.pushed} />}
    </Link>
  )
}
