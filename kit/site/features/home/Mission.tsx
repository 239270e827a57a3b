import type { CollectionEntry } from 'astro:content'
import words from '#messages/home.json' with { type: 'json' }
import { GuessRow } from '#site/ui/GuessRow.tsx'
import { guessAfter } from '#site/ui/guess-after.ts'
import { Heading } from '#site/ui/Heading.tsx'
import { SectionMark } from '#site/ui/SectionMark.tsx'
import styles from './Mission.module.css'

type MissionProps = Pick<CollectionEntry<'homePage'>['data'], 'mission' | 'steps'>

/** The mission, and how we work: two tab panels (`mission.ts`). Without scripts, both are shown. */
export function Mission({ mission, steps }: MissionProps) {
  const tabbed = steps.length > 0
  return (
    <section className="section" aria-label={words.mission.mark}>
      <div className="grid">
        <SectionMark name={words.mission.mark} />
        <div className="main">
          {tabbed && <Tabs />}
          <div
            className={styles.panel}
            {...(tabbed && {
              role: 'tabpanel',
              id: 'mission-panel',
              'aria-labelledby': 'mission-tab',
            })}
            data-active="true"
          >
            <Heading className="statement" text={mission.statement} />
            <p className={`copy ${styles.text}`}>{mission.text}</p>
          </div>
          {tabbed && <Method steps={steps} />}
        </div>
      </div>
    </section>
  )
}

function Tabs() {
  return (
    <div className={styles.tabs} role="tablist" aria-label={words.mission.tabs} data-mission="tabs">
      <button
        type="button"
        role="tab"
        id="mission-tab"
        aria-controls="mission-panel"
        aria-selected="true"
      >
        {words.mission.mission}
      </button>
      <button
        type="button"
        role="tab"
        id="method-tab"
        aria-controls="method-panel"
        aria-selected="false"
        tabIndex={-1}
      >
        {words.mission.method}
      </button>
    </div>
  )
}

function Method({ steps }: Pick<MissionProps, 'steps'>) {
  return (
    <div
      className={styles.panel}
      role="tabpanel"
      id="method-panel"
      aria-labelledby="method-tab"
      data-active="false"
    >
      <h2 className="visually-hidden">{words.mission.method}</h2>
      <ol className={styles.steps}>
        {steps.map(({ title, text, result, guess }, index) => (
          <li key={title}>
            <h3 className="h3">{title}</h3>
            <p className="copy">{text}</p>
            <div className={styles.result}>
              <GuessRow guess={guess ?? guessAfter(index, steps.length)} className={styles.guess} />
              <p className="label">{result}</p>
            </div>
          </li>
        ))}
      </ol>
    </div>
  )
}
