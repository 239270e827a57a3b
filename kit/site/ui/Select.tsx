import type { ComponentProps } from 'react'
import { Icon } from './Icon.tsx'
import styles from './Select.module.css'

/** A list of options with our own arrow. */
export function Select({ className, ...rest }: ComponentProps<'select'>) {
  return (
    <span className={styles.select}>
      <select className={className} {...rest} />
      <Icon name="caret" />
    </span>
  )
}
