import { useState } from 'react'
import { fill } from '#i18n/format.ts'
import words from '#messages/forms.json' with { type: 'json' }
import { ArrowLink } from './ArrowLink.tsx'
import { Button } from './Button.tsx'
import styles from './OutsideFrame.module.css'

interface OutsideFrameProps {
  /** An https address on another host. */
  src: string
  title: string
  className?: string
}

/** A frame from another host, loaded only after the visitor agrees. */
export function OutsideFrame({ src, title, className = '' }: OutsideFrameProps) {
  const [loaded, setLoaded] = useState(false)
  const { host } = new URL(src)
  if (loaded) return <iframe className={className} src={src} title={title} />
  return (
    <div className={`${styles.offer} ${className}`} data-ground="tint">
      <p className="copy">{fill(words.frame.notice, { host })}</p>
      <Button icon="down" className={styles.load} onClick={() => setLoaded(true)}>
        {fill(words.frame.load, { host })}
      </Button>
      <ArrowLink href={src} icon="out" target="_blank" rel="noopener">
        {words.frame.newTab}
      </ArrowLink>
    </div>
  )
}
