import type { CollectionEntry } from 'astro:content'
import { fill } from '#i18n/format.ts'
import { rich } from '#i18n/rich.ts'
import words from '#messages/about.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import { PageHead } from '#site/ui/PageHead.tsx'
import { type Person, Portrait } from '#site/ui/Portrait.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import styles from './About.module.css'
import { ValueTiles } from './ValueTiles.tsx'

type Words = CollectionEntry<'aboutPage'>['data']

interface AboutProps extends Words {
  /** The director first. */
  people: (Person & { headline: string; path: string })[]
}

/** The company page: what it is, its values, its vision, and its leadership. */
export function About(props: AboutProps) {
  const { title, heading, statement, company, values, vision, leadership, people } = props
  return (
    <>
      <PageHead title={heading} deck={statement} rail={<SectionMark name={title} className="" />} />

      <section className={`grid ${styles.company}`} aria-label={words.company}>
        {company.split('\n\n').map((paragraph, index) => (
          <p key={paragraph} className={index === 0 ? `statement ${styles.lead}` : 'copy'}>
            {paragraph}
          </p>
        ))}
      </section>

      {values.length > 0 && (
        <section aria-labelledby="values">
          <h2 className="visually-hidden" id="values">
            {words.values}
          </h2>
          <ValueTiles values={values} />
        </section>
      )}

      <section className="section" aria-labelledby="vision">
        <div className="grid">
          <SectionMark name={words.vision} />
          <div className="main">
            <Heading id="vision" text={vision.heading} />
            <div className={styles.columns}>
              {vision.text.split('\n\n').map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </div>
        </div>
      </section>

      <Leadership leadership={leadership} people={people} />
    </>
  )
}

/** The director and the other leaders. */
function Leadership({ leadership, people }: Pick<AboutProps, 'leadership' | 'people'>) {
  const [director, ...others] = people
  return (
    <section className={styles.leadership} data-ground="tint" aria-labelledby="leadership">
      <div className="grid">
        <SectionMark name={words.leadership} />
        {director && (
          <Portrait
            className={styles.portrait}
            person={director}
            sizes="(min-width: 768px) 26vw, 40vw"
          />
        )}
        <div className={styles.person}>
          <Heading id="leadership" text={leadership.heading} />
          {director && <Name person={director} />}
          <p className="copy">{leadership.text}</p>
          {director && (
            <ArrowLink href={director.path}>
              {fill(words.aboutPerson, { name: director.name })}
            </ArrowLink>
          )}
        </div>
        {others.length > 0 && (
          <ul className={styles.others}>
            {others.map((person) => (
              <li key={person.path}>
                <Portrait person={person} sizes="96px" />
                <div>
                  <Name person={person} />
                  <ArrowLink href={person.path}>
                    {fill(words.aboutPerson, { name: person.name })}
                  </ArrowLink>
                </div>
              </li>
            ))}
          </ul>
        )}
      </div>
    </section>
  )
}

const Name = ({ person }: { person: { name: string; headline: string } }) => (
  <p className={styles.name}>
    {rich(fill(words.person, { name: person.name, headline: person.headline }), {
      headline: (headline) => <span className="muted">{headline}</span>,
    })}
  </p>
)
