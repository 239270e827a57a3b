import type { CollectionEntry } from 'astro:content'
import { callLabel, callLink } from '#contracts/booking.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/services.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { Art } from '#site/ui/art/Art.tsx'
import { field } from '#site/ui/art/generators.ts'
import { ButtonLink } from '#site/ui/Button.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import { PageHead } from '#site/ui/PageHead.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import { type ServiceCard, ServiceRow } from './ServiceRow.tsx'
import styles from './ServicesIndex.module.css'

type Words = CollectionEntry<'servicesPage'>['data']

interface ServicesIndexProps extends Words {
  cards: ServiceCard[]
  /** Services without a card, listed so that they can still be found. */
  unlisted: { title: string; path: string }[]
}

/** The ways to work together, one line each, and the most common questions. */
export function ServicesIndex(props: ServicesIndexProps) {
  const { title, heading, description, cards, unlisted, faqs, answers, schedule } = props
  return (
    <>
      <PageHead
        title={heading}
        deck={description}
        rail={<SectionMark name={title} className="" />}
      />
      {cards.length > 0 && (
        <ul className={styles.services}>
          {cards.map((card) => (
            <li key={card.title}>
              <ServiceRow card={card} />
            </li>
          ))}
        </ul>
      )}
      {unlisted.length > 0 && (
        <div className="grid">
          <ul className={styles.also} aria-label={words.alsoOffered}>
            {unlisted.map(({ title, path }) => (
              <li key={path}>
                <ArrowLink href={path}>{fill(words.also, { service: title })}</ArrowLink>
              </li>
            ))}
          </ul>
        </div>
      )}
      {faqs.length > 0 && <Questions faqs={faqs} answers={answers} />}
      <Schedule {...schedule} />
    </>
  )
}

function Questions({ faqs, answers }: Pick<ServicesIndexProps, 'faqs' | 'answers'>) {
  return (
    <section className="section" aria-labelledby="questions">
      <div className="grid">
        <SectionMark name={words.questions.mark} />
        <div className="main">
          <Heading id="questions" text={words.questions.heading} />
          <div className={styles.faqs}>
            {faqs.map(({ question, answer }) => (
              <details key={question}>
                <summary>
                  <h3 className="h3">{question}</h3>
                </summary>
                <p className="copy">{answer}</p>
              </details>
            ))}
          </div>
          {answers.map(({ label, path }) => (
            <p key={path} className={styles.answers}>
              <ArrowLink href={path}>{label}</ArrowLink>
            </p>
          ))}
        </div>
      </div>
    </section>
  )
}

/** The invitation to a call. */
function Schedule({ heading, text }: { heading: string; text: string }) {
  return (
    <section className={styles.schedule} data-ground="brand" aria-labelledby="schedule">
      <Art
        className={styles.field}
        mosaic={field(9, 6, { seed: 52, from: [9.6, -0.6], reach: 9.5 })}
      />
      <div className="grid">
        <SectionMark name={words.schedule.mark} />
        <div className={styles.call}>
          <Heading id="schedule" text={heading} />
          <p className="deck">{text}</p>
          <ButtonLink {...callLink}>{callLabel(words.schedule.action)}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
