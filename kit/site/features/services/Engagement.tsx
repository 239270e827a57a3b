import type { CollectionEntry } from 'astro:content'
import { callLink } from '#contracts/booking.ts'
import words from '#messages/services.json' with { type: 'json' }
import { ButtonLink } from '#site/ui/Button.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import styles from './Engagement.module.css'
import { type SampleSummary, SampleTeaser } from './SampleTeaser.tsx'
import { ServiceHead, type ServiceSummary } from './ServiceHead.tsx'
import { type ServiceCard, ServiceRow } from './ServiceRow.tsx'

interface EngagementProps {
  engagement: ServiceSummary &
    Pick<CollectionEntry<'engagements'>['data'], 'action' | 'description' | 'offerings'>
  path: string
  sample?: SampleSummary
  /** Undefined if there's no other. */
  next?: ServiceCard
}

/** A way to work together, with its offerings as a board. */
export function Engagement({ engagement, path, sample, next }: EngagementProps) {
  const { title, action, description, offerings } = engagement
  return (
    <>
      <ServiceHead service={engagement} path={path} />
      <section className="grid" aria-label={title}>
        <SectionMark name={title} />
        <p className={`statement ${styles.lead}`}>{description}</p>
        <ul className={`full ${styles.board}`}>
          {offerings.map((offering, index) => (
            <li key={offering.title}>
              <span className={styles.place} aria-hidden="true">
                {offerings.map(({ title: each }, at) => (
                  <i key={each} className={at === index ? styles.here : undefined} />
                ))}
              </span>
              <h2 className="h3">{offering.title}</h2>
              <p className="copy">{offering.description}</p>
              <h3 className="label muted">{words.deliverables}</h3>
              <ul className={styles.deliverables}>
                {offering.deliverables.map((deliverable) => (
                  <li key={deliverable}>{deliverable}</li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
        <p className={`full ${styles.action}`}>
          <ButtonLink {...callLink}>{action}</ButtonLink>
        </p>
      </section>
      {sample && <SampleTeaser sample={sample} />}
      {next && (
        <div className={styles.next}>
          <ServiceRow card={next} above={words.next} />
        </div>
      )}
    </>
  )
}
