import { Icon } from '@wize/kit/site/ui/Icon.tsx'
import words from '#messages/assistant.json' with { type: 'json' }
import styles from './ProblemShelf.module.css'
import type { RecentProblem } from './recent-problems.ts'

interface ProblemShelfProps {
  recent: RecentProblem[]
  /** Whether the page has hydrated: clicks before that would be lost. */
  ready: boolean
  /** Puts a statement into the form. */
  onTry: (problemText: string) => void
  /** Shows a recent problem with its analysis. */
  onOpen: (problem: RecentProblem) => void
  onClear: () => void
  showSamples: boolean
}

/** Problems to choose from: the visitor's recent ones, and some samples. */
export function ProblemShelf(props: ProblemShelfProps) {
  const { recent, ready, onTry, onOpen, onClear, showSamples } = props
  return (
    <>
      {recent.length > 0 && (
        <section className={styles.shelf} aria-labelledby="recent">
          <div className={styles.head}>
            <h2 id="recent" className="label">
              {words.shelf.recent}
            </h2>
            <button type="button" onClick={onClear}>
              {words.shelf.clear}
            </button>
          </div>
          <ul>
            {recent.map((problem) => (
              <li key={problem.problemText}>
                <button type="button" onClick={() => onOpen(problem)}>
                  <b>{problem.title || problem.problemText.slice(0, 60)}</b>
                  <Icon name="right" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {showSamples && (
        <section className={styles.shelf} aria-labelledby="samples">
          <div className={styles.head}>
            <h2 id="samples" className="label">
              {words.shelf.samples}
            </h2>
          </div>
          <ul>
            {words.shelf.problems.map(({ name, about, text }) => (
              <li key={name}>
                <button type="button" disabled={!ready} onClick={() => onTry(text)}>
                  <b>{name}</b>
                  <i>{about}</i>
                  <Icon name="right" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
