import { pages } from '#contracts/pages.ts'
import words from '#messages/home.json' with { type: 'json' }
import { ArrowLink } from '#site/ui/ArrowLink.tsx'
import { type CoveredProject, projectCover } from '#site/ui/art/project-cover.ts'
import { CardRow } from '#site/ui/CardRow.tsx'
import { CoverCard } from '#site/ui/CoverCard.tsx'
import { Ruler } from '#site/ui/Ruler.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import { type Status, StatusChip } from '#site/ui/StatusChip.tsx'
import styles from './FeaturedProjects.module.css'
import { firstCard } from './first-card.ts'
import { SectionHead } from './SectionHead.tsx'

interface FeaturedProjectsProps {
  text: string
  projects: (CoveredProject & { status?: Status })[]
}

/** The projects featured on the home page, as cards. */
export function FeaturedProjects({ text, projects }: FeaturedProjectsProps) {
  const first = firstCard(projects.length)
  return (
    <section className={styles.section} aria-labelledby="projects-heading">
      <div className="grid">
        <Ruler seed={12} deferred />
        <SectionMark name={words.projects.mark} />
        <div className="main">
          <SectionHead id="projects-heading" heading={words.projects.heading} text={text} />
          <CardRow className={`${styles.wall} ${styles[first.className] ?? ''}`}>
            {projects.map((project, index) => (
              <CoverCard
                key={project.title}
                href={project.link}
                outside={project.link.startsWith('https:')}
                title={project.title}
                cover={projectCover(project.title, project.image, project.pattern)}
                image={project.photo}
                focus={project.focus}
                share={index === 0 ? first.share : undefined}
                deferred
                beside={project.status && <StatusChip status={project.status} />}
              >
                <p className="copy">{project.description}</p>
              </CoverCard>
            ))}
          </CardRow>
          <ArrowLink className={styles.all} href={pages.projects}>
            {words.projects.all}
          </ArrowLink>
        </div>
      </div>
    </section>
  )
}
