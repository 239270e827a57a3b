import type { ReactNode } from 'react'
import type { Identity } from '#contracts/identity.ts'
import { pages } from '#contracts/pages.ts'
import words from '#messages/resume.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { ButtonLink } from '#site/ui/Button.tsx'
import { NewTab } from '#site/ui/NewTab.tsx'
import { endMark, PeriodAfter } from '#site/ui/PeriodAfter.tsx'
import { Title } from '#site/ui/Title.tsx'
import { contactsOf, printable, type ResumeContent } from './json-resume.ts'
import styles from './Resume.module.css'
import { type ResumeEntry, resumeSections } from './resume-sections.ts'

interface ResumeProps {
  content: ResumeContent
  identity: Identity
  /** The skills accordion, which the page hydrates. */
  children: ReactNode
}

/** The director's resume as a document: dates in the rail, everything else in the column. */
export function Resume({ content, identity, children }: ResumeProps) {
  const { basics, skills } = content
  return (
    <article className={styles.resume}>
      <Head content={content} identity={identity} />

      {basics.summary && (
        <Section id="summary" title={words.summary}>
          <p className={`main deck ${styles.summary}`}>{basics.summary}</p>
        </Section>
      )}

      {skills.length > 0 && (
        <Section id="skills" title={words.skills}>
          <div className="main">{children}</div>
        </Section>
      )}

      {resumeSections(content).map(({ id, title, entries }) => (
        <Section key={id} id={id} title={title} titlePlace="full">
          {entries.map((entry, index) => (
            <Entry key={index} entry={entry} />
          ))}
        </Section>
      ))}

      {basics.strengths.length > 0 && (
        <Section id="strengths" title={words.strengths}>
          <ul className={`main ${styles.strengths}`}>
            {basics.strengths.map((strength) => (
              <li key={strength}>{strength}</li>
            ))}
          </ul>
        </Section>
      )}

      {/* Without a sentence, a colored band would only be large. */}
      <footer
        className={`grid ${styles.close}`}
        {...(basics.availability && { 'data-ground': 'brand' })}
      >
        {basics.availability && (
          <p className={`full statement ${styles.available}`}>
            {basics.availability.replace(/\.$/, '')}
            {!endMark.test(basics.availability) && <span className="visually-hidden">.</span>}
            <PeriodAfter text={basics.availability} />
          </p>
        )}
        <p className={`full ${styles.onward}`}>
          {identity.social.map(({ kind, url }) => (
            <ArrowLink key={url} href={url} icon="out" target="_blank" rel="me noopener">
              {kind}
              <NewTab />
            </ArrowLink>
          ))}
          <ArrowLink href={pages.contact}>{words.contact}</ArrowLink>
        </p>
      </footer>
    </article>
  )
}

function Head({ content, identity }: { content: ResumeContent; identity: Identity }) {
  const { director } = identity
  return (
    <header className={`grid ${styles.head}`}>
      {/* Latin initials stay in order on pages that run from right to left. */}
      <p className={`rail ${styles.monogram}`} dir="auto" aria-hidden="true">
        {[...director.initials].map((letter, index) => (
          <span key={index}>{letter}</span>
        ))}
      </p>
      <div className="main">
        <Title className={styles.name}>{director.name}</Title>
        <p className={`deck ${styles.headline}`}>{director.headline}</p>
        <ul className={styles.contact}>
          {contactsOf(content, identity).map(({ label, href, text }) => (
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
  )
}

interface SectionProps {
  id: string
  title: string
  /** Whether the title is beside or above the section's content. */
  titlePlace?: 'rail' | 'full'
  children: ReactNode
}

function Section({ id, title, titlePlace = 'rail', children }: SectionProps) {
  return (
    <section className={`grid ${styles.section}`} aria-labelledby={id}>
      <h2 className={`${titlePlace} ${styles.title}`} id={id}>
        {title}
      </h2>
      {children}
    </section>
  )
}

function Entry({ entry: { title, by, period, text, url, highlights } }: { entry: ResumeEntry }) {
  return (
    <section className={`full ${styles.entry}`}>
      <div className={styles.period}>{period}</div>
      <div className={styles.about}>
        <h3 className="h3">{title}</h3>
        {by && <p className={styles.client}>{by}</p>}
        {text && <p className={`copy ${styles.text}`}>{text}</p>}
        {url && (
          <p className={styles.url}>
            <a href={url} rel="noopener">
              {printable(url)}
            </a>
          </p>
        )}
      </div>
      {highlights.length > 0 && <Highlights highlights={highlights} />}
    </section>
  )
}

function Highlights({ highlights }: { highlights: string[] }) {
  return (
    <ul className={styles.bullets}>
      {highlights.map((highlight) => (
        <li key={highlight}>{highlight}</li>
      ))}
    </ul>
  )
}
