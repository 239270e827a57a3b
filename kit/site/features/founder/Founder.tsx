import type { CollectionEntry } from 'astro:content'
import type { Identity } from '#contracts/identity.ts'
import { phoneHref } from '#contracts/office.ts'
import { pages } from '#contracts/pages.ts'
import { fill, formatDate } from '#i18n/format.ts'
import words from '#messages/founder.json' with { type: 'json' }
import layout from '#messages/layout.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { ButtonLink } from '#site/ui/Button.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import { MarkedSection } from '#site/ui/MarkedSection.tsx'
import { type Person, Portrait } from '#site/ui/Portrait.tsx'
import { Title } from '#site/ui/Title.tsx'
import styles from './Founder.module.css'

interface Article {
  title: string
  path: string
  /** YYYY-MM-DD. */
  date: string
  category: string
}

type Facts = Pick<
  Identity['director'],
  'headline' | 'biography' | 'licenses' | 'memberships' | 'phone'
> &
  Required<Pick<Identity['director'], 'education' | 'skills'>>

/** What's known about a person. */
export interface ProfileFacts extends Person, Facts {
  /** The person's own, if it's not the company's. */
  email?: string
}

/** What a person says on their page. */
type Words = Partial<
  Pick<CollectionEntry<'founderPage'>['data'], 'writing' | 'philosophy' | 'invitation'>
>

interface FounderProps extends Words {
  person: ProfileFacts
  /** Address of the resume, if there is one. */
  resume?: string
  /** Newest first. */
  articles: Article[]
  hasProjects: boolean
  /** Address of the person's vCard, if there is one. */
  card: string | undefined
}

/** The founder's page, as tables: education, writing, skills, principles. */
export function Founder(props: FounderProps) {
  const { person, resume, writing, articles, hasProjects, card, philosophy, invitation } = props
  const first = person.name.split(' ')[0] ?? person.name
  const contact = fill(words.contact, { name: first })
  return (
    <>
      <header className={`grid ${styles.head}`}>
        <Portrait
          className={styles.portrait}
          person={person}
          sizes="(min-width: 768px) 34vw, 60vw"
          first
        />
        <Title className={styles.name}>{person.name}</Title>
        <div className={styles.headline}>
          <p className="deck">{person.headline}</p>
          <Reach {...person} />
        </div>
      </header>

      <section className={`grid ${styles.life}`} aria-label={words.biography}>
        <p className={`statement ${styles.biography}`}>{person.biography}</p>
      </section>

      {person.education.length > 0 && <Education education={person.education} />}
      {person.licenses && <Licenses licenses={person.licenses} />}
      {person.memberships && <Memberships names={person.memberships} />}
      {articles.length > 0 && <Writing introduction={writing} articles={articles} />}
      {person.skills.length > 0 && <Skills skills={person.skills} resume={resume} name={first} />}

      {philosophy && <Philosophy principles={philosophy} />}

      <section className={styles.invitation} data-ground="brand" aria-labelledby="invitation">
        <div className="grid">
          <Heading
            id="invitation"
            className="full display h2"
            text={invitation?.heading ?? contact}
          />
          {invitation && <p className={`deck ${styles.offer}`}>{invitation.text}</p>}
          <div className={styles.actions}>
            <ButtonLink href={pages.contact}>
              {invitation ? contact : layout.footer.action}
            </ButtonLink>
            {card && (
              <ArrowLink href={card} icon="download">
                {words.card}
              </ArrowLink>
            )}
            {hasProjects && <ArrowLink href={pages.projects}>{words.projects}</ArrowLink>}
          </div>
        </div>
      </section>
    </>
  )
}

/** The person's own address and phone, if the company's aren't theirs. */
function Reach({ email, phone }: Pick<ProfileFacts, 'email' | 'phone'>) {
  if (!email && !phone) return null
  return (
    <p className={styles.reach}>
      {email && <a href={`mailto:${email}`}>{email}</a>}
      {phone && <a href={phoneHref(phone)}>{phone}</a>}
    </p>
  )
}

function Education({ education }: Pick<Facts, 'education'>) {
  return (
    <MarkedSection id="education" mark={words.marks.education} heading={words.education}>
      <ul className={styles.table}>
        {education.map(({ award, school, year, about }) => (
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
    </MarkedSection>
  )
}

function Licenses({ licenses }: Required<Pick<Facts, 'licenses'>>) {
  return (
    <MarkedSection id="licenses" mark={words.marks.licenses} heading={words.licenses}>
      <ul className={styles.table}>
        {licenses.map(({ name, issuer, number }) => (
          <li key={`${name} ${number}`}>
            <span className={styles.when}>{number}</span>
            <span className={styles.what}>{name}</span>
            <span className={styles.where}>{issuer}</span>
          </li>
        ))}
      </ul>
    </MarkedSection>
  )
}

function Memberships({ names }: { names: string[] }) {
  return (
    <MarkedSection id="memberships" mark={words.marks.memberships} heading={words.memberships}>
      <ul className={styles.table}>
        {names.map((name) => (
          <li key={name}>
            <span className={styles.skill}>{name}</span>
          </li>
        ))}
      </ul>
    </MarkedSection>
  )
}

function Philosophy({ principles }: { principles: NonNullable<Words['philosophy']> }) {
  return (
    <MarkedSection id="philosophy" mark={words.marks.philosophy} heading={words.philosophy}>
      <ol className={styles.principles}>
        {principles.map(({ title, text }) => (
          <li key={title}>
            <h3 className="h3">{title}</h3>
            <p className="copy">{text}</p>
          </li>
        ))}
      </ol>
    </MarkedSection>
  )
}

function Writing({ introduction, articles }: { introduction?: string; articles: Article[] }) {
  return (
    <MarkedSection id="writing" mark={words.marks.writing} heading={words.writing}>
      {introduction && <p className={`copy ${styles.intro}`}>{introduction}</p>}
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
      <ArrowLink className={styles.more} href={pages.blog}>
        {words.allArticles}
      </ArrowLink>
    </MarkedSection>
  )
}

interface SkillsProps {
  skills: Facts['skills']
  resume: string | undefined
  name: string
}

function Skills({ skills, resume, name }: SkillsProps) {
  return (
    <MarkedSection id="skills" mark={words.marks.skills} heading={words.skills}>
      <ul className={styles.table}>
        {skills.map((skill) => (
          <li key={skill.name}>
            <span className={styles.skill}>{skill.name}</span>
            <span className={`${styles.where} copy`}>{skill.about}</span>
          </li>
        ))}
      </ul>
      {resume && (
        <ArrowLink className={styles.more} href={resume}>
          {fill(words.resume, { name })}
        </ArrowLink>
      )}
    </MarkedSection>
  )
}
