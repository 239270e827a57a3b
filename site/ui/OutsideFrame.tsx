import { useState } from 'react'
import { ArrowLink } from './ArrowLink.tsx'
import { Button } from './Button.tsx'
import styles from './OutsideFrame.module.css'

interface OutsideFrameProps {
  /** An https address on another host. */
  src: string
  title: string
  className?: string | undefined
}

/** A frame from another host, which is contacted only after the visitor agrees to that. */
export function OutsideFrame({ src, title, className = '' }: OutsideFrameProps) {
  const [loaded, setLoaded] = useState(false)
  const { host } = new URL(src)
  if (loaded) return <iframe className={className} src={src} title={title} />
  return (
    <div className={`${styles.offer} ${className}`} data-ground="tint">
      <p className="copy">
        This form comes from {host}. When you load it, your browser contacts {host}, which learns
        your network address and may set cookies of its own.
      </p>
      <Button icon="down" className={styles.load} onClick={() => setLoaded(true)}>
        Load the form from {host}
      </Button>
      <ArrowLink href={src} icon="out" target="_blank" rel="noopener">
        Open it in a new tab
      </ArrowLink>
    </div>
  )
}
