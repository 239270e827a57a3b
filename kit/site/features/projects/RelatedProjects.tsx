import words from '#messages/projects.json' with { type: 'json' }
import type { covers } from '#site/ui/art/covers.ts'
import { projectCover } from '#site/ui/art/project-cover.ts'
import type { Drawing } from '#site/ui/art/service-drawings.ts'
import { CardRow } from '#site/ui/CardRow.tsx'
import { CoverCard } from '#site/ui/CoverCard.tsx'
import type { PictureSource } from '#site/ui/Picture.tsx'
import styles from './RelatedProjects.module.css'

interface RelatedProjectsProps {
  projects: {
    title: string
    description: string
    image?: keyof typeof covers
    photo?: PictureSource
    focus?: string
    pattern: Drawing
    link: string
  }[]
}

/** The projects that a service or a person was part of. */
export function RelatedProjects({ projects }: RelatedProjectsProps) {
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
