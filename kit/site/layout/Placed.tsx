import { fill } from '#i18n/format.ts'
import words from '#messages/layout.json' with { type: 'json' }
import ui from '#messages/ui.json' with { type: 'json' }
import { SectionMark } from '#site/ui/SectionMark.tsx'
import styles from './Placed.module.css'

interface PlacedProps {
  testimonials: { quote: string; name: string; role?: string }[]
  credentials: { name: string; issuer: string; number?: string; url?: string }[]
}

/** What clients say, and what the company is certified for, at the end of a page. */
export function Placed({ testimonials, credentials }: PlacedProps) {
  return (
    <>
      {testimonials.map(({ quote, name, role }, index) => (
        <figure key={name + quote} className="grid section">
          {index === 0 && <SectionMark name={words.testimonials} />}
          <blockquote className="main statement">
            <p>{fill(ui.quotation, { text: quote })}</p>
          </blockquote>
          <figcaption className={`main copy ${styles.by}`}>
            {name}
            {role && <span className="muted">{fill(words.addition, { text: role })}</span>}
          </figcaption>
        </figure>
      ))}
      {credentials.length > 0 && (
        <section className="grid section" aria-label={words.credentials}>
          <SectionMark name={words.credentials} />
          <ul className="main copy">
            {credentials.map(({ name, issuer, number, url }) => (
              <li key={name}>
                {url ? (
                  <a href={url} rel="noopener">
                    {name}
                  </a>
                ) : (
                  name
                )}
                <span className="muted">
                  {[issuer, number].map((text) => text && fill(words.addition, { text })).join('')}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
