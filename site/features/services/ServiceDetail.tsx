import { ButtonLink } from '#site/ui/Button.tsx'
import { GuessRow } from '#site/ui/GuessRow.tsx'
import { PageHead } from '#site/ui/PageHead.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import { Stop } from '#site/ui/Stop.tsx'
import { type Craft, headDrawings } from './drawings.ts'
import styles from './ServiceDetail.module.css'
import { type ServiceCard, ServiceRow } from './ServiceRow.tsx'

interface ServiceDefinition {
  title: string
  subtitle: string
  icon: Craft
  /** Paragraphs, parted by an empty line. */
  description: string
  features: string[]
  process: { title: string; description: string }[]
  technologies: string[]
}

interface ServiceDetailProps {
  service: ServiceDefinition
  path: string
  next: ServiceCard
}

/** What is known after each of the four steps. */
const guesses = ['ayaay', 'ygayg', 'ggygg', 'ggggg']

/** One service: what it is, what comes with it, and the steps in which guesses become certain. */
export function ServiceDetail({ service, path, next }: ServiceDetailProps) {
  const { title, subtitle, icon, description, features, process, technologies } = service
  return (
    <>
      <PageHead title={title} deck={subtitle} mosaic={headDrawings[icon]()} path={path} />

      <section className={`grid ${styles.section}`} aria-labelledby="overview">
        <SectionMark part={1} name="What it is" />
        <div className="main">
          <h2 className={`display ${styles.heading}`} id="overview">
            Overview
          </h2>
          <div className={styles.overview}>
            {description.split('\n\n').map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </section>

      <section className={`grid ${styles.section}`} aria-labelledby="features">
        <SectionMark part={2} name="What you get" />
        <div className="main">
          <h2 className={`display ${styles.heading}`} id="features">
            Key Features
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

      <section className={`grid ${styles.section}`} aria-labelledby="process">
        <SectionMark part={3} name="How it goes" />
        <div className="main">
          <h2 className={`display ${styles.heading}`} id="process">
            Our Process
          </h2>
          <ol className={styles.process}>
            {process.map((step, index) => (
              <li key={step.title}>
                <GuessRow className={styles.guess} guess={guesses[index] ?? 'ggggg'} />
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

      <section className={`grid ${styles.section}`} aria-labelledby="technologies">
        <SectionMark part={4} name="What it runs on" />
        <div className="main">
          <h2 className={`display ${styles.heading}`} id="technologies">
            Technologies
          </h2>
          <ul className={styles.technologies}>
            {technologies.map((technology) => (
              <li key={technology}>{technology}</li>
            ))}
          </ul>
        </div>
      </section>

      <section className={styles.start} data-ground="brand" aria-label="Get Started">
        <div className="grid">
          <p className={`statement ${styles.say}`}>
            Bring the decision. We will say what to find out first
            <Stop />
          </p>
          <div className={styles.action}>
            <ButtonLink href="/contact">Get Started</ButtonLink>
          </div>
        </div>
      </section>

      <div className={styles.next}>
        <ServiceRow card={next} above="Next service" />
      </div>
    </>
  )
}
