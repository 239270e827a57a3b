import { fill, formatDate } from '#i18n/format.ts'
import { rich } from '#i18n/rich.ts'
import words from '#messages/projects.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import type { Cover, covers } from '#site/ui/art/covers.ts'
import { snakeWalk } from '#site/ui/art/generators.ts'
import { type CoveredProject, projectCover } from '#site/ui/art/project-cover.ts'
import { CoverCard } from '#site/ui/CoverCard.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import { Icon } from '#site/ui/Icon.tsx'
import { NothingYet } from '#site/ui/NothingYet.tsx'
import { PageHead } from '#site/ui/PageHead.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import { type Status, StatusChip } from '#site/ui/StatusChip.tsx'
import { CoverLoop } from './CoverLoop.tsx'
import styles from './ProjectsBoard.module.css'

interface Project extends CoveredProject {
  technologies: string[]
  status?: Status
  launchDate?: Date
  demoUrl?: string
}

interface ProjectsBoardProps {
  title: string
  deck?: string
  groups: { name: string; mark: string; large: boolean; projects: Project[] }[]
}

/** All of our own projects, in groups. */
export function ProjectsBoard({ title, deck, groups }: ProjectsBoardProps) {
  return (
    <>
      <PageHead
        title={title}
        deck={deck}
        rail={<Key projects={groups.flatMap(({ projects }) => projects)} />}
        railLast
      />
      {groups.length === 0 && <NothingYet text={words.empty} />}
      {groups.map(({ name, mark, large, projects }, index) => (
        <Group
          key={name}
          id={`group-${index + 1}`}
          name={mark}
          heading={name}
          projects={projects}
          className={large ? styles.wide : ''}
        />
      ))}
    </>
  )
}

const statuses = [
  ['Live', words.statuses.Live],
  ['Beta', words.statuses.Beta],
  ['Alpha', words.statuses.Alpha],
] as const

/** Explains the statuses that these projects have. */
function Key({ projects }: { projects: Project[] }) {
  if (!projects.some(({ status }) => status)) return null
  return (
    <dl className={styles.key}>
      {statuses
        .filter(([status]) => projects.some((project) => project.status === status))
        .map(([status, meaning]) => (
          <div key={status}>
            <dt>
              <StatusChip status={status} />
            </dt>
            <dd className="muted">{meaning}</dd>
          </div>
        ))}
    </dl>
  )
}

function Group({
  id,
  name,
  heading,
  projects,
  className = '',
}: {
  id: string
  name: string
  heading: string
  projects: Project[]
  className?: string
}) {
  return (
    <section className={`grid ${styles.group}`} aria-labelledby={id}>
      <SectionMark name={name} />
      <Heading id={id} className="full display h2" text={heading} />
      <div className={`full ${styles.board} ${className}`}>
        {projects.map((project) => (
          <ProjectCard key={project.title} project={project} />
        ))}
      </div>
    </section>
  )
}

/** Covers for a wide frame, where the normal drawing would be cropped. */
const wideCovers: Partial<Record<keyof typeof covers, () => Cover>> = {
  snake: () => ({
    ground: 'ink',
    mosaic: snakeWalk(24, 12, { seed: 5, length: 80, start: [2, 9] }),
  }),
}

function ProjectCard({ project }: { project: Project }) {
  const { title, description, technologies, image, photo, focus, pattern, link } = project
  const { status, launchDate, demoUrl } = project
  const outside = link.startsWith('https:')
  const day = launchDate?.toISOString().slice(0, 10)
  const cover = (image && wideCovers[image]?.()) ?? projectCover(title, image, pattern)
  return (
    <CoverCard
      href={link}
      outside={outside}
      title={
        <>
          {title}
          {outside && <Icon className={styles.out} name="out" />}
        </>
      }
      cover={cover}
      image={photo}
      focus={focus}
      share={46}
      overlay={!outside && !photo && <CoverLoop mosaic={cover.mosaic} />}
      beside={status && <StatusChip status={status} />}
      className={styles.card}
    >
      <p className="copy">{description}</p>
      {technologies.length > 0 && (
        <ul className={styles.technologies} aria-label={words.technologies}>
          {technologies.map((technology) => (
            <li key={technology}>{technology}</li>
          ))}
        </ul>
      )}
      {day && (
        <p className={`label ${styles.launch}`}>
          {rich(fill(words.launched, { date: formatDate(day) }), {
            date: (date) => <time dateTime={day}>{date}</time>,
          })}
        </p>
      )}
      {demoUrl && (
        <ArrowLink
          className={styles.demo}
          href={demoUrl}
          {...(demoUrl.startsWith('https:') && { target: '_blank', rel: 'noopener', icon: 'out' })}
        >
          {fill(words.demo, { project: title })}
        </ArrowLink>
      )}
    </CoverCard>
  )
}
