import type { ComponentProps } from 'react'
import styles from './ArrowLink.module.css'
import { Icon } from './Icon.tsx'
import type { IconName } from './icons.ts'

/**
 * A link with underlined text and an arrow. Use `icon="out"` if it opens a new tab, and `left` if it
 * leads back.
 */
export function ArrowLink({
  children,
  icon = 'right',
  className,
  ...rest
}: ComponentProps<'a'> & { icon?: IconName }) {
  return (
    <a
      className={[styles.link, icon === 'left' && styles.back, className].filter(Boolean).join(' ')}
      {...rest}
    >
      <span>{children}</span>
      <Icon name={icon} />
    </a>
  )
}
