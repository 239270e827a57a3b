import type { CollectionEntry } from 'astro:content'
import type { ReactNode } from 'react'
import { pages } from '#contracts/pages.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/projects.json' with { type: 'json' }
import ui from '#messages/ui.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { ButtonLink } from '#site/ui/Button.tsx'
import { Downloads } from '#site/ui/Downloads.tsx'
import { Extras } from '#site/ui/Extras.tsx'
import { Gallery } from '#site/ui/Gallery.tsx'
import { PageHead } from '#site/ui/PageHead.tsx'
import { type Captioned, PhotoCaption } from '#site/ui/PhotoCaption.tsx'
import { Picture, type PictureSource } from '#site/ui/Picture.tsx'
import { Prose } from '#site/ui/Prose.tsx'
import styles from './CaseStudy.module.css'

interface NamedLink {
  label: string
  path: string
}

/** What the next client wants to know, in the order they'd ask. */
const questions = ['situation', 'stakes', 'tried', 'cost', 'result', 'hindsight'] as const

type ProjectWords =
  | (typeof questions)[number]
  | ('title' | 'description' | 'technologies' | 'client' | 'place' | 'year')
  | ('numbers' | 'quote' | 'downloads' | 'links' | 'demoUrl')

export interface CaseStudyProps {
  path: string
  project: Pick<CollectionEntry<'projects'>['data'], ProjectWords>
  services: NamedLink[]
  people: NamedLink[]
  photos: (Captioned & { picture: PictureSource })[]
  /** Its text. */
  children: ReactNode
}

/** The first photograph, and beside an upright one, the next that isn't a panorama. */
function openingOf([first, ...more]: CaseStudyProps['photos']): CaseStudyProps['photos'] {
  if (!first) return []
  const isUpright = first.picture.height > first.picture.width
  const second = isUpright && more.find(({ picture }) => picture.width < 1.8 * picture.height)
  return second ? [first, second] : [first]
}

/** A project's own page, which tells its story to the next client. */
export function CaseStudy({ path, project, photos, children, ...others }: CaseStudyProps) {
  const opening = openingOf(photos)
  const more = photos.filter((photo) => !opening.includes(photo))
  return (
    <article>
      <PageHead
        title={project.title}
        deck={project.description}
        path={path}
        rail={<Facts project={project} {...others} />}
      />
      <Opening photos={opening} />
      <Story project={project} />
      <Numbers numbers={project.numbers} />
      <div className={`grid ${styles.text}`}>
        <div className="main">
          <Prose>{children}</Prose>
        </div>
      </div>
      <MorePhotos photos={more} />
      <Quote quote={project.quote} />
      <Foot project={project} />
    </article>
  )
}

function Opening({ photos }: Pick<CaseStudyProps, 'photos'>) {
  if (photos.length === 0) return null
  const isPair = photos.length > 1
  return (
    <div className={`grid ${styles.opening}`}>
      <div className={`full ${isPair ? styles.pair : ''}`}>
        {photos.map(({ picture, alt, ...under }, index) => (
          <figure key={picture.src}>
            <Picture
              picture={picture}
              alt={alt}
              sizes={isPair ? '(min-width: 768px) 61vw, 92vw' : '92vw'}
              first={index === 0}
            />
            <PhotoCaption {...under} />
          </figure>
        ))}
      </div>
    </div>
  )
}

/** The answers to the questions of the next client. */
function Story({ project }: Pick<CaseStudyProps, 'project'>) {
  const answered = questions.filter((question) => project[question])
  if (answered.length === 0) return null
  return (
    <div className={`grid ${styles.story}`}>
      <div className={`main ${styles.questions}`}>
        {answered.map((question) => (
          <section key={question} aria-labelledby={question}>
            <h2 className="h3" id={question}>
              {words.case[question]}
            </h2>
            <p className="copy">{project[question]}</p>
          </section>
        ))}
      </div>
    </div>
  )
}

function MorePhotos({ photos }: Pick<CaseStudyProps, 'photos'>) {
  if (photos.length === 0) return null
  return (
    <section className={`grid ${styles.photographs}`} aria-labelledby="photographs">
      <h2 className="rail label" id="photographs">
        {words.case.photographs}
        {photos.length > 1 && ` (${photos.length})`}
      </h2>
      <div className="full">
        <Gallery pictures={photos} />
      </div>
    </section>
  )
}

/** Downloads, links, and where to go next. */
function Foot({ project }: Pick<CaseStudyProps, 'project'>) {
  return (
    <div className={`grid ${styles.foot}`}>
      <div className="main">
        <Downloads downloads={project.downloads} />
        {project.links.length > 0 && (
          <Extras id="links" heading={words.case.links}>
            {project.links.map(({ label, url }) => (
              <li key={url}>
                <a href={url} rel="noopener">
                  {label}
                </a>
              </li>
            ))}
          </Extras>
        )}
        <p className={styles.onward}>
          <ButtonLink href={pages.contact}>{words.case.contact}</ButtonLink>
          {project.demoUrl && (
            <ArrowLink href={project.demoUrl}>
              {fill(words.demo, { project: project.title })}
            </ArrowLink>
          )}
          <ArrowLink href={pages.projects}>{words.case.all}</ArrowLink>
        </p>
      </div>
    </div>
  )
}

function Facts({
  project,
  services,
  people,
}: Pick<CaseStudyProps, 'project' | 'services' | 'people'>) {
  const { place, year, technologies } = project
  const client = project.client === 'confidential' ? words.case.confidential : project.client
  const links = (all: NamedLink[]) =>
    all.map(({ label, path }) => (
      <dd key={path}>
        <a href={path}>{label}</a>
      </dd>
    ))
  const facts: [name: string, values: ReactNode][] = [
    [words.case.client, client && <dd>{client}</dd>],
    [words.case.place, place && <dd>{place}</dd>],
    [words.case.year, year && <dd>{year}</dd>],
    [words.case.services, services.length > 0 && links(services)],
    [words.case.people, people.length > 0 && links(people)],
    [words.technologies, technologies.length > 0 && <dd>{technologies.join(', ')}</dd>],
  ]
  const known = facts.filter(([, values]) => values)
  if (known.length === 0) return null
  return (
    <dl className={styles.facts}>
      {known.map(([name, values]) => (
        <div key={name}>
          <dt>{name}</dt>
          {values}
        </div>
      ))}
    </dl>
  )
}

function Numbers({ numbers }: Pick<CaseStudyProps['project'], 'numbers'>) {
  if (numbers.length === 0) return null
  return (
    <section
      className={`grid ${styles.numbers}`}
      data-ground="tint"
      aria-label={words.case.numbers}
    >
      <ul className="main">
        {numbers.map(({ value, label, source }) => (
          <li key={label}>
            <b className="display">{value}</b>
            <span className="copy">{label}</span>
            <small className="muted">{fill(words.case.source, { source })}</small>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Quote({ quote }: Pick<CaseStudyProps['project'], 'quote'>) {
  if (!quote) return null
  const { text, name, role } = quote
  return (
    <section className={`grid ${styles.quote}`} data-ground="ink" aria-label={words.case.quote}>
      <figure className="main">
        <blockquote className="statement">{fill(ui.quotation, { text })}</blockquote>
        <figcaption>
          {name}
          {role && <span className="muted">, {role}</span>}
        </figcaption>
      </figure>
    </section>
  )
}
