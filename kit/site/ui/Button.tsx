import type { ComponentProps, ReactNode } from 'react'
import styles from './Button.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

interface Look {
  children: ReactNode
  /** The icon in the button's own cell. */
  icon?: IconName
  /** `line` is outlined, for secondary actions. */
  look?: 'solid' | 'line'
}

const classes = (look: Look['look'], className = '') =>
  [styles.button, look === 'line' && styles.line, className].filter(Boolean).join(' ')

const content = (children: ReactNode, icon: IconName) => (
  <>
    <span>{children}</span>
    <span className={styles.cell}>
      <Icon name={icon} />
    </span>
  </>
)

/** A button: text, and an icon in its own cell. */
export function Button({
  children,
  icon = 'right',
  look,
  className,
  type = 'button',
  ...rest
}: Look & ComponentProps<'button'>) {
  return (
    <button type={type} className={classes(look, className)} {...rest}>
      {content(children, icon)}
    </button>
  )
}

/** A link that looks like a `Button`. */
export function ButtonLink({
  children,
  icon = 'right',
  look,
  className,
  ...rest
}: Look & ComponentProps<'a'>) {
  return (
    <a className={classes(look, className)} {...rest}>
      {content(children, icon)}
    </a>
  )
}
