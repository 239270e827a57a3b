import words from '#messages/projects.json' with { type: 'json' }
import { type CoveredProject, projectCover } from '#site/ui/art/project-cover.ts'
import { CardRow } from '#site/ui/CardRow.tsx'
import { CoverCard } from '#site/ui/CoverCard.tsx'
import styles from './RelatedProjects.module.css'

/** How much of the window a cover takes, in percent, where RelatedProjects.module.css widens it. */
const shareOf = (index: number, count: number) =>
  count % 3 === 1 && index === 0 ? 50 : count % 3 === 2 && index < 2 ? 38 : undefined

/** The projects that a service or a person was part of. */
export function RelatedProjects({ projects }: { projects: CoveredProject[] }) {
  if (projects.length === 0) return null
  return (
    <section className={`grid ${styles.related}`} aria-labelledby="related-projects">
      <h2 className="rail label" id="related-projects">
        {words.case.related}
      </h2>
      <CardRow className={`main ${styles.cards}`}>
        {projects.map(({ title, description, image, photo, focus, pattern, link }, index) => (
          <CoverCard
            key={link}
            href={link}
            title={title}
            cover={projectCover(title, image, pattern)}
            image={photo}
            focus={focus}
            share={shareOf(index, projects.length)}
          >
            <p className="copy">{description}</p>
          </CoverCard>
        ))}
      </CardRow>
    </section>
  )
}
