import type { CollectionEntry } from 'astro:content'
import { callLabel, callLink } from '#contracts/booking.ts'
import words from '#messages/services.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import styles from './AtAGlance.module.css'

type Service = CollectionEntry<'services'>['data']

interface AtAGlanceProps {
  glance?: Service['atAGlance']
  price?: Service['price']
}

/**
 * What a buyer wants to know first: what they get, for whom, how long it takes, the first step, and
 * the price. Either part may be missing.
 */
export function AtAGlance({ glance, price }: AtAGlanceProps) {
  const label = words.atAGlance
  const rows = glance
    ? [
        { term: label.get, text: glance.get },
        { term: label.audience, text: glance.audience },
        { term: glance.isSample ? label.sampleDuration : label.duration, text: glance.duration },
        { term: glance.isSample ? label.sampleFirstStep : label.firstStep, text: glance.firstStep },
      ]
    : []
  return (
    <section className={`grid ${styles.glance}`} aria-label={label.label}>
      <div className={`full ${styles.facts}`}>
        <dl>
          {rows.map(({ term, text }) => (
            <div key={term}>
              <dt className="label muted">{term}</dt>
              <dd className="copy">{text}</dd>
            </div>
          ))}
          {price && (
            <div className={price.lines.length > 0 ? styles.price : undefined}>
              <dt className="label muted">{price.isSample ? label.samplePrice : label.price}</dt>
              <dd>
                {price.lines.length > 0 && (
                  <ul>
                    {price.lines.map((line) => (
                      <li key={line.name}>
                        <span>{line.name}</span> <b>{line.price}</b>
                      </li>
                    ))}
                  </ul>
                )}
                <p className="copy">{price.text}</p>
              </dd>
            </div>
          )}
        </dl>
        <div className={styles.action}>
          <ArrowLink {...callLink}>{callLabel(label.action)}</ArrowLink>
        </div>
      </div>
    </section>
  )
}
