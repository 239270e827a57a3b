import { fill, formatDate } from '#i18n/format.ts'
import words from '#messages/founder.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { ButtonLink } from '#site/ui/Button.tsx'
import { type Person, Portrait } from '#site/ui/Portrait.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import { Stop } from '#site/ui/Stop.tsx'
import styles from './Founder.module.css'

interface Article {
  title: string
  path: string
  /** YYYY-MM-DD. */
  date: string
  category: string
}

interface FounderProps {
  person: Person & {
    headline: string
    biography: string
    education: { award: string; school: string; year: number; about: string }[]
    skills: { name: string; about: string }[]
  }
  /** Address of the resume, where there is one. */
  resume?: string
  writing: string
  /** Newest first. */
  articles: Article[]
  philosophy: { title: string; text: string }[]
  invitation: { heading: string; text: string }
}

/** The person behind the company, as a page of tables: education, writing, skills, principles. */
export function Founder({
  person,
  resume,
  writing,
  articles,
  philosophy,
  invitation,
}: FounderProps) {
  const first = person.name.split(' ')[0] ?? person.name
  return (
    <>
      <header className={`grid ${styles.head}`}>
        <Portrait className={styles.portrait} person={person} />
        <h1 className={`display ${styles.name}`}>
          {person.name}
          <Stop />
        </h1>
        <p className={`deck ${styles.headline}`}>{person.headline}</p>
      </header>

      <section className={`grid ${styles.section}`} aria-label={words.biography}>
        <p className={`statement ${styles.biography}`}>{person.biography}</p>
      </section>

      {person.education.length > 0 && (
        <section className={`grid ${styles.section}`} aria-labelledby="education">
          <SectionMark part={1} name={words.marks.education} />
          <div className="main">
            <h2 className={`display ${styles.heading}`} id="education">
              {words.education}
            </h2>
            <ul className={styles.table}>
              {person.education.map(({ award, school, year, about }) => (
                <li key={award}>
                  <span className={styles.when}>{year}</span>
                  <span className={styles.what}>{award}</span>
                  <span className={styles.where}>
                    {school}
                    <br />
                    <span className="muted">{about}</span>
                  </span>
                </li>
              ))}
            </ul>
          </div>
        </section>
      )}

      <section className={`grid ${styles.section}`} aria-labelledby="writing">
        <SectionMark part={2} name={words.marks.writing} />
        <div className="main">
          <h2 className={`display ${styles.heading}`} id="writing">
            {words.writing}
          </h2>
          <p className={`copy ${styles.intro}`}>{writing}</p>
          {articles.length > 0 && (
            <ul className={styles.table}>
              {articles.map(({ title, path, date, category }) => (
                <li key={path}>
                  <time className={styles.when} dateTime={date}>
                    {formatDate(date, { month: 'short', year: 'numeric' })}
                  </time>
                  <a className={styles.what} href={path}>
                    {title}
                  </a>
                  <span className={`${styles.where} muted`}>{category}</span>
                </li>
              ))}
            </ul>
          )}
          <ArrowLink className={styles.more} href="/blog">
            {words.allArticles}
          </ArrowLink>
        </div>
      </section>

      {person.skills.length > 0 && (
        <section className={`grid ${styles.section}`} aria-labelledby="skills">
          <SectionMark part={3} name={words.marks.skills} />
          <div className="main">
            <h2 className={`display ${styles.heading}`} id="skills">
              {words.skills}
            </h2>
            <ul className={styles.table}>
              {person.skills.map(({ name, about }) => (
                <li key={name}>
                  <span className={styles.skill}>{name}</span>
                  <span className={`${styles.where} copy`}>{about}</span>
                </li>
              ))}
            </ul>
            {resume && (
              <ArrowLink className={styles.more} href={resume}>
                {fill(words.resume, { name: first })}
              </ArrowLink>
            )}
          </div>
        </section>
      )}

      <section className={`grid ${styles.section}`} aria-labelledby="philosophy">
        <SectionMark part={4} name={words.marks.philosophy} />
        <div className="main">
          <h2 className={`display ${styles.heading}`} id="philosophy">
            {words.philosophy}
          </h2>
          <ol className={styles.principles}>
            {philosophy.map(({ title, text }) => (
              <li key={title}>
                <h3 className="h3">{title}</h3>
                <p className="copy">{text}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>

      <section className={styles.invitation} data-ground="brand" aria-labelledby="invitation">
        <div className="grid">
          <h2 className="full display h2" id="invitation">
            {invitation.heading}
            <Stop />
          </h2>
          <p className={`deck ${styles.offer}`}>{invitation.text}</p>
          <div className={styles.actions}>
            <ButtonLink href="/contact">{fill(words.contact, { name: first })}</ButtonLink>
            <ArrowLink href="/projects">{words.projects}</ArrowLink>
          </div>
        </div>
      </section>
    </>
  )
}
