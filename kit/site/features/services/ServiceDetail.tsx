import type { CollectionEntry } from 'astro:content'
import type { ReactNode } from 'react'
import { callLabel, callLink } from '#contracts/booking.ts'
import words from '#messages/services.json' with { type: 'json' }
import { ButtonLink } from '#site/ui/Button.tsx'
import { GuessRow } from '#site/ui/GuessRow.tsx'
import { guessAfter } from '#site/ui/guess-after.ts'
import { Heading } from '#site/ui/Heading.tsx'
import { MarkedSection } from '#site/ui/MarkedSection.tsx'
import { type SampleSummary, SampleTeaser } from './SampleTeaser.tsx'
import styles from './ServiceDetail.module.css'
import { ServiceHead, type ServiceSummary } from './ServiceHead.tsx'
import { type ServiceCard, ServiceRow } from './ServiceRow.tsx'

type Words = Pick<
  CollectionEntry<'services'>['data'],
  'description' | 'features' | 'process' | 'technologies'
>

interface ServiceDetailProps {
  service: ServiceSummary & Words
  path: string
  sample?: SampleSummary
  /** Undefined if there's no other. */
  next?: ServiceCard
}

/** One service: what it is, what it includes, and the steps that turn guesses into certainty. */
export function ServiceDetail({ service, path, sample, next }: ServiceDetailProps) {
  const { description } = service
  const sections = sectionsOf(service)
  return (
    <>
      <ServiceHead service={service} path={path} />

      <Section id="overview">
        <div className={styles.overview}>
          {description.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </Section>
      {sections.map(({ id, content }) => (
        <Section key={id} id={id}>
          {content}
        </Section>
      ))}
      {sample && <SampleTeaser sample={sample} />}

      <section className={styles.start} data-ground="brand" aria-label={words.start.label}>
        <div className="grid">
          <Heading as="p" className={`statement ${styles.say}`} text={words.start.text} />
          <div className={styles.action}>
            <ButtonLink {...callLink}>{callLabel(words.start.action)}</ButtonLink>
          </div>
        </div>
      </section>

      {next && (
        <div className={styles.next}>
          <ServiceRow card={next} above={words.next} />
        </div>
      )}
    </>
  )
}

type SectionId = 'overview' | 'features' | 'process' | 'technologies'

/** The sections for which this service has content, in page order. */
function sectionsOf({ features, process, technologies }: ServiceDetailProps['service']) {
  const sections: { id: SectionId; content: ReactNode }[] = []
  if (features.length > 0) sections.push({ id: 'features', content: <Features items={features} /> })
  if (process.length > 0) sections.push({ id: 'process', content: <Process steps={process} /> })
  if (technologies.length > 0)
    sections.push({ id: 'technologies', content: <Technologies items={technologies} /> })
  return sections
}

function Section({ id, children }: { id: SectionId; children: ReactNode }) {
  return (
    <MarkedSection id={id} mark={words[id].mark} heading={words[id].heading}>
      {children}
    </MarkedSection>
  )
}

function Features({ items }: { items: string[] }) {
  return (
    <ul className={styles.features}>
      {items.map((feature) => (
        <li key={feature} className="copy">
          {feature}
        </li>
      ))}
    </ul>
  )
}

function Process({ steps }: { steps: ServiceDetailProps['service']['process'] }) {
  return (
    <ol className={styles.process}>
      {steps.map((step, index) => (
        <li key={step.title}>
          <GuessRow className={styles.guess} guess={guessAfter(index, steps.length)} />
          <h3 className="h3">
            <span className={styles.number}>{index + 1}</span>
            {step.title}
          </h3>
          <p className="copy">{step.description}</p>
        </li>
      ))}
    </ol>
  )
}

function Technologies({ items }: { items: string[] }) {
  return (
    <ul className={styles.technologies}>
      {items.map((technology) => (
        <li key={technology}>{technology}</li>
      ))}
    </ul>
  )
}
