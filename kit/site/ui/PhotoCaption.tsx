import { fill } from '#i18n/format.ts'
import words from '#messages/projects.json' with { type: 'json' }

export interface Captioned {
  alt: string
  caption?: string
  /** Who took it. */
  credit?: string
}

/** What stands under a photograph; nothing if it has neither. */
export function PhotoCaption({ caption, credit }: Pick<Captioned, 'caption' | 'credit'>) {
  if (!caption && !credit) return null
  return (
    <figcaption>
      {caption}
      {caption && credit && ' '}
      {credit && <small>{fill(words.case.credit, { name: credit })}</small>}
    </figcaption>
  )
}
