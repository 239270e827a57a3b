import words from '#messages/services.json' with { type: 'json' }
import { type DrawingName, serviceDrawing } from '#site/ui/art/service-drawings.ts'
import { ButtonLink } from '#site/ui/Button.tsx'
import { GuessRow } from '#site/ui/GuessRow.tsx'
import { PageHead } from '#site/ui/PageHead.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import { Stop } from '#site/ui/Stop.tsx'
import { AtAGlance, type Glance, type Price } from './AtAGlance.tsx'
import { type SampleSummary, SampleTeaser } from './SampleTeaser.tsx'
import styles from './ServiceDetail.module.css'
import { type ServiceCard, ServiceRow } from './ServiceRow.tsx'

interface ServiceDefinition {
  title: string
  subtitle: string
  drawing?: DrawingName
  atAGlance?: Glance
  price?: Price
  /** Paragraphs, parted by an empty line. */
  description: string
  features: string[]
  process: { title: string; description: string }[]
  technologies: string[]
}

interface ServiceDetailProps {
  service: ServiceDefinition
  path: string
  sample?: SampleSummary
  /** Undefined where there is no other. */
  next?: ServiceCard
}

/** What is known after each step, until everything is. */
const guesses = ['ayaay', 'ygayg', 'ggygg', 'ggggg']
const guessAfter = (step: number, steps: number) =>
  guesses[Math.round((3 * step) / Math.max(1, steps - 1))] ?? 'ggggg'

/** One service: what it is, what comes with it, and the steps in which guesses become certain. */
export function ServiceDetail({ service, path, sample, next }: ServiceDetailProps) {
  const { title, subtitle, drawing, atAGlance, price, description } = service
  const { features, process, technologies } = service
  const parts = Object.entries({ features, process, technologies }).filter(
    ([, { length }]) => length,
  )
  const part = (name: string) => 2 + parts.findIndex(([each]) => each === name)
  return (
    <>
      <PageHead
        title={title}
        deck={subtitle}
        mosaic={serviceDrawing(drawing, path).head()}
        drawing={drawing}
        path={path}
      />

      {atAGlance && <AtAGlance glance={atAGlance} price={price} />}

      <section className={`grid ${styles.section}`} aria-labelledby="overview">
        <SectionMark part={1} name={words.overview.mark} />
        <div className="main">
          <h2 className={`display ${styles.heading}`} id="overview">
            {words.overview.heading}
          </h2>
          <div className={styles.overview}>
            {description.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>

      {features.length > 0 && (
        <section className={`grid ${styles.section}`} aria-labelledby="features">
          <SectionMark part={part('features')} name={words.features.mark} />
          <div className="main">
            <h2 className={`display ${styles.heading}`} id="features">
              {words.features.heading}
            </h2>
            <ul className={styles.features}>
              {features.map((feature) => (
                <li key={feature} className="copy">
                  {feature}
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}

      {process.length > 0 && (
        <section className={`grid ${styles.section}`} aria-labelledby="process">
          <SectionMark part={part('process')} name={words.process.mark} />
          <div className="main">
            <h2 className={`display ${styles.heading}`} id="process">
              {words.process.heading}
            </h2>
            <ol className={styles.process}>
              {process.map((step, index) => (
                <li key={step.title}>
                  <GuessRow className={styles.guess} guess={guessAfter(index, process.length)} />
                  <h3 className="h3">
                    <span className={styles.number}>{index + 1}</span>
                    {step.title}
                  </h3>
                  <p className="copy">{step.description}</p>
                </li>
              ))}
            </ol>
          </div>
        </section>
      )}

      {technologies.length > 0 && (
        <section className={`grid ${styles.section}`} aria-labelledby="technologies">
          <SectionMark part={part('technologies')} name={words.technologies.mark} />
          <div className="main">
            <h2 className={`display ${styles.heading}`} id="technologies">
              {words.technologies.heading}
            </h2>
            <ul className={styles.technologies}>
              {technologies.map((technology) => (
                <li key={technology}>{technology}</li>
              ))}
            </ul>
          </div>
        </section>
      )}

      {sample && <SampleTeaser sample={sample} part={Math.min(2 + parts.length, 5)} />}

      <section className={styles.start} data-ground="brand" aria-label={words.start.label}>
        <div className="grid">
          <p className={`statement ${styles.say}`}>
            {words.start.text}
            <Stop />
          </p>
          <div className={styles.action}>
            <ButtonLink href="/contact">{words.start.action}</ButtonLink>
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
