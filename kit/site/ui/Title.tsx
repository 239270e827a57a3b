import { longestWord } from './longest-word.ts'
import { PeriodAfter } from './PeriodAfter.tsx'
import styles from './Title.module.css'

/** A page's title with its period. `--word` is the width of its longest word in em, if it's long. */
export function Title({ children, className }: { children: string; className?: string }) {
  return (
    <h1
      className={['display', styles.title, className].filter(Boolean).join(' ')}
      data-word={longestWord(children)}
      data-pointed={/^[AV-WY]/.test(children.normalize('NFD')) || undefined}
    >
      {children}
      <PeriodAfter text={children} />
    </h1>
  )
}
