import type { ReactNode } from 'react'
import words from '#messages/newsletter.json' with { type: 'json' }
import { Art } from '#site/ui/art/Art.tsx'
import { field } from '#site/ui/art/generators.ts'
import { Title } from '#site/ui/Title.tsx'
import styles from './NewsletterHead.module.css'

const art = {
  ...field(24, 4, {
    seed: 77,
    from: [25, -1],
    reach: 19,
    density: 0.6,
    // On a phone, the logo's dark tiles are right above these.
    bare: (x, y) => y === 0 && x > 13 && x < 20,
  }),
  // In its styles, because the grid goes beyond the drawing.
  gridlines: undefined,
}

/** One sentence, its period, and the sign-up. */
export function NewsletterHead({ children }: { children: ReactNode }) {
  return (
    <section className={styles.head} data-ground="brand">
      <Art className={styles.art} mosaic={art} fit="xMaxYMin slice" />
      <div className={`grid ${styles.words}`}>
        <Title>{words.page.heading}</Title>
        <div className={styles.side}>
          <p className="deck">{words.page.deck}</p>
        </div>
        <div className={styles.form} data-ground="paper">
          {children}
        </div>
      </div>
    </section>
  )
}
