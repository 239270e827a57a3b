import { pages } from '#contracts/pages.ts'
import words from '#messages/home.json' with { type: 'json' }
import { Art } from '#site/ui/art/Art.tsx'
import { field } from '#site/ui/art/generators.ts'
import { ButtonLink } from '#site/ui/Button.tsx'
import { Heading } from '#site/ui/Heading.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import styles from './StayUpdated.module.css'

const art = field(14, 5, { seed: 31, from: [14.6, -0.8], reach: 13.4, density: 0.6 })

/** The call to subscribe to the newsletter. */
export function StayUpdated({ text, action }: { text: string; action: string }) {
  return (
    <section className={styles.section} data-ground="brand" aria-labelledby="newsletter-heading">
      <div className={styles.art}>
        <Art mosaic={art} deferred />
      </div>
      <div className={`grid ${styles.grid}`}>
        <SectionMark name={words.newsletter.mark} className={styles.mark} />
        <Heading id="newsletter-heading" className="display" text={words.newsletter.heading} />
        <div className={styles.side}>
          <p className="deck">{text}</p>
          <ButtonLink href={pages.newsletter}>{action}</ButtonLink>
        </div>
      </div>
    </section>
  )
}
