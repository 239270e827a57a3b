import type { ReactNode } from 'react'
import type { Identity } from '#contracts/identity.ts'
import words from '#messages/resume.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { ButtonLink } from '#site/ui/Button.tsx'
import { NewTab } from '#site/ui/NewTab.tsx'
import { Stop } from '#site/ui/Stop.tsx'
import { period, printable, type ResumeContent } from './json-resume.ts'
import styles from './Resume.module.css'
import { resumeSections } from './resume-sections.ts'

interface ResumeProps {
  content: ResumeContent
  identity: Identity
  /** The skills accordion: the page hydrates it. */
  children: ReactNode
}

/** The director's resume as a document: dates in the rail, everything else in the column. */
export function Resume({ content, identity, children }: ResumeProps) {
  const { basics, projects, skills } = content
  const { director } = identity
  const profiles = [
    ...identity.social.map(({ kind, url }) => ({ label: kind, href: url, text: printable(url) })),
    { label: words.email, href: `mailto:${identity.email}`, text: identity.email },
  ]
  return (
    <article className={styles.resume}>
      <header className={`grid ${styles.head}`}>
        <p className={`rail ${styles.monogram}`} aria-hidden="true">
          {[...director.initials].map((letter, index) => (
            <span key={index}>{letter}</span>
          ))}
        </p>
        <div className="main">
          <h1 className={`display ${styles.name}`}>
            {director.name}
            <Stop />
          </h1>
          <p className={`deck ${styles.headline}`}>{director.headline}</p>
          <ul className={styles.contact}>
            {profiles.map(({ label, href, text }) => (
              <li key={href}>
                <a href={href} rel="me noopener">
                  <span className={styles.onScreen}>{label}</span>
                  <span className={styles.onPaper}>{text}</span>
                </a>
              </li>
            ))}
            <li className={styles.onPaper}>{printable(identity.url)}</li>
          </ul>
          <p className={styles.files}>
            <ButtonLink href="/resume.pdf" icon="download" download={`${director.name}.pdf`}>
              {words.downloadPdf}
            </ButtonLink>
            <ArrowLink href="/resume.json">{words.jsonResume}</ArrowLink>
          </p>
        </div>
      </header>

      <section className={`grid ${styles.section}`} aria-labelledby="summary">
        <h2 className={`rail ${styles.title}`} id="summary">
          {words.summary}
        </h2>
        <p className={`main deck ${styles.summary}`}>{basics.summary}</p>
      </section>

      {skills.length > 0 && (
        <section className={`grid ${styles.section}`} aria-labelledby="skills">
          <h2 className={`rail ${styles.title}`} id="skills">
            {words.skills}
          </h2>
          <div className="main">{children}</div>
        </section>
      )}

      {projects.length > 0 && (
        <section className={`grid ${styles.section}`} aria-labelledby="experience">
          <h2 className={`full ${styles.title}`} id="experience">
            {words.experience}
          </h2>
          {projects.map((project) => (
            <section key={project.name} className={`full ${styles.project}`}>
              <p className={styles.period}>{period(project)}</p>
              <div className={styles.about}>
                <h3 className="h3">{project.name}</h3>
                <p className={styles.client}>{project.entity}</p>
              </div>
              <ul className={styles.bullets}>
                {project.highlights.map((highlight) => (
                  <li key={highlight}>{highlight}</li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}

      {resumeSections(content).map(({ id, title, entries }) => (
        <section key={id} className={`grid ${styles.section}`} aria-labelledby={id}>
          <h2 className={`full ${styles.title}`} id={id}>
            {title}
          </h2>
          {entries.map((entry) => (
            <section key={entry.title + entry.period} className={`full ${styles.project}`}>
              <p className={styles.period}>{entry.period}</p>
              <div className={styles.about}>
                <h3 className="h3">{entry.title}</h3>
                {entry.by && <p className={styles.client}>{entry.by}</p>}
                {entry.text && <p className="copy">{entry.text}</p>}
              </div>
              {entry.highlights.length > 0 && (
                <ul className={styles.bullets}>
                  {entry.highlights.map((highlight) => (
                    <li key={highlight}>{highlight}</li>
                  ))}
                </ul>
              )}
            </section>
          ))}
        </section>
      ))}

      {basics.strengths.length > 0 && (
        <section className={`grid ${styles.section}`} aria-labelledby="strengths">
          <h2 className={`rail ${styles.title}`} id="strengths">
            {words.strengths}
          </h2>
          <ul className={`main ${styles.strengths}`}>
            {basics.strengths.map((strength) => (
              <li key={strength}>{strength}</li>
            ))}
          </ul>
        </section>
      )}

      <footer className={`grid ${styles.close}`} data-ground="brand">
        <p className={`full statement ${styles.available}`}>{basics.availability}</p>
        <p className={`full ${styles.onward}`}>
          {identity.social.map(({ kind, url }) => (
            <ArrowLink key={url} href={url} icon="out" target="_blank" rel="me noopener">
              {kind}
              <NewTab />
            </ArrowLink>
          ))}
          <ArrowLink href="/contact">{words.contact}</ArrowLink>
        </p>
      </footer>
    </article>
  )
}
