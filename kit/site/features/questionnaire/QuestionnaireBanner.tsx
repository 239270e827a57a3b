import words from '#messages/questionnaire.json' with { type: 'json' }
import { Art } from '#site/ui/art/Art.tsx'
import { quadTree } from '#site/ui/art/generators.ts'
import { Title } from '#site/ui/Title.tsx'
import styles from './QuestionnaireBanner.module.css'

const art = quadTree(36, 36, { seed: 17, answer: [28, 16] })

/** The page's banner and what to expect below it. Less is known about an outside form. */
export function QuestionnaireBanner({ own }: { own: boolean }) {
  return (
    <header className={styles.banner} data-ground="brand">
      <Art className={styles.art} mosaic={art} fit="xMaxYMin slice" />
      <div className={`grid ${styles.words}`}>
        <Title>{words.page.title}</Title>
        <p className="deck">
          {words.page.anyProject}
          {own && ` ${words.page.sections}`}
        </p>
      </div>
    </header>
  )
}
