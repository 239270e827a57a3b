import { fill, formatList, formatNumber } from '@wize/kit/i18n/format.ts'
import { memo } from 'react'
import words from '#messages/word-game.json' with { type: 'json' }
import { alphabet } from './alphabet.ts'
import styles from './Clues.module.css'
import { clues, letterStates, wordsLeft } from './clues.ts'
import { commonWords } from './daily.ts'
import type { Row } from './game.ts'
import { maxGuesses } from './judge.ts'
import { Remaining } from './Remaining.tsx'

interface CluesProps {
  /** The revealed rows. */
  rows: readonly Row[]
  /** The day, if it's a daily game. */
  day?: number
  over: boolean
}

/**
 * What the rows have shown so far, so that players don't have to remember it. Typing doesn't change
 * it.
 */
export const Clues = memo(function Clues({ rows, day, over }: CluesProps) {
  const { pattern, misplaced, ruledOut } = clues(rows)
  const tried = letterStates(rows)
  const left = wordsLeft(rows)
  const fitting = left.at(-1) ?? commonWords
  const row = over ? rows.length : rows.length + 1
  return (
    <dl className={styles.clues}>
      <div>
        <dt>{day === undefined ? words.modes.free : fill(words.clues.daily, { day })}</dt>
        <dd>{fill(words.clues.row, { row, count: maxGuesses })}</dd>
      </div>
      <div>
        <dt>{words.clues.known}</dt>
        <dd className={styles.known}>
          <span className={styles.pattern} dir="ltr">
            {pattern.map((letter, place) => (
              <span key={place} data-known={letter !== undefined || undefined}>
                {letter?.toUpperCase() ?? (
                  <span className="visually-hidden">{words.clues.unknown}</span>
                )}
              </span>
            ))}
          </span>
          {misplaced.length > 0 && (
            <span className={styles.misplaced}>
              <span className="visually-hidden">{words.clues.misplaced} </span>
              <Letters letters={misplaced} />
            </span>
          )}
        </dd>
      </div>
      <div>
        <dt>{words.clues.ruledOut}</dt>
        <dd className={`${styles.letters} ${styles.out}`}>
          {ruledOut.length > 0 ? <Letters letters={ruledOut} /> : <p>{words.clues.noneYet}</p>}
        </dd>
      </div>
      <div>
        <dt>{words.clues.untried}</dt>
        <dd className={styles.letters} dir="ltr">
          {[...alphabet].map((letter) => (
            <span key={letter} data-tried={tried.has(letter) || undefined}>
              {letter.toUpperCase()}
            </span>
          ))}
        </dd>
      </div>
      <div>
        <dt>{words.clues.fitting}</dt>
        <dd>
          <Remaining fitting={fitting} />
          {fitting.length > 0
            ? fill(words.clues.count, { count: fitting.length, total: commonWords.length })
            : words.clues.rareWord}
          <span className={styles.trail}>
            {left.length > 0 &&
              fill(words.clues.trail, {
                counts: formatList(
                  left.map(({ length }) => formatNumber(length)),
                  'unit',
                ),
              })}
          </span>
        </dd>
      </div>
    </dl>
  )
})

function Letters({ letters }: { letters: string[] }) {
  return letters.map((letter) => <span key={letter}>{letter.toUpperCase()}</span>)
}
