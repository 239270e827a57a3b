import words from '#messages/projects.json' with { type: 'json' }
import { type CoveredProject, projectCover } from '#site/ui/art/project-cover.ts'
import { CardRow } from '#site/ui/CardRow.tsx'
import { CoverCard } from '#site/ui/CoverCard.tsx'
import styles from './RelatedProjects.module.css'

/** The projects that a service or a person was part of. */
export function RelatedProjects({ projects }: { projects: CoveredProject[] }) {
  if (projects.length === 0) return null
  return (
    <section className={`grid ${styles.related}`} aria-labelledby="related-projects">
      <h2 className="rail label" id="related-projects">
        {words.case.related}
      </h2>
      <CardRow className="main">
        {projects.map(({ title, description, image, photo, focus, pattern, link }) => (
          <CoverCard
            key={link}
            href={link}
            title={title}
            cover={projectCover(title, image, pattern)}
            image={photo}
            focus={focus}
          >
            <p className="copy">{description}</p>
          </CoverCard>
        ))}
      </CardRow>
    </section>
  )
}
