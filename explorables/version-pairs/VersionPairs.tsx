import { fill } from '@wize/kit/i18n/format.ts'
import { rich } from '@wize/kit/i18n/rich.ts'
import { useId } from 'react'
import words from '#messages/version-pairs.json' with { type: 'json' }
import controls from '../controls.module.css'
import styles from './VersionPairs.module.css'
import {
  breakOf,
  isBroken,
  type Lock,
  type Order,
  ordersOf,
  type PairStep,
  type VersionPairsProps,
  type VersionResult,
} from './version-pairs.ts'

/**
 * The orders of a migration to walk through: which pair of versions breaks, and which statement waits
 * for what. Radio buttons and the style sheet do it, so it works without scripts.
 */
export function VersionPairs(props: VersionPairsProps) {
  const orders = ordersOf(props)
  const id = useId()
  return (
    <section className={styles.pairs} data-ground="tint" aria-labelledby={`${id}title`}>
      <p className={styles.kind}>{words.kind}</p>
      <h2 className={styles.title} id={`${id}title`}>
        {words.title}
      </h2>
      <p>{words.intro}</p>
      <fieldset className={styles.orders}>
        <legend>{words.order}</legend>
        {orders.map((order, index) => (
          <div key={order.name} className={styles.order}>
            <label className={styles.choice}>
              <input
                className={controls.box}
                type="radio"
                name={`${id}order`}
                defaultChecked={index === 0}
              />
              {order.name}
            </label>
            <OrderPanel order={order} />
          </div>
        ))}
      </fieldset>
      <p className={styles.files}>
        <a href={props.data} download>
          {fill(words.data, { format: 'CSV' })}
        </a>{' '}
        <a href={props.locks} download>
          {fill(words.locks, { format: 'CSV' })}
        </a>
      </p>
    </section>
  )
}

/** Whether an order holds, in words. */
export function verdictOf(order: Order): string {
  const step = breakOf(order)
  return step === undefined ? words.holds : fill(words.breaksAt, { step })
}

function OrderPanel({ order }: { order: Order }) {
  const id = useId()
  const { name, steps, versions } = order
  return (
    <fieldset className={styles.panel}>
      <legend>
        {fill(words.steps, { order: name })}: <b>{verdictOf(order)}</b>
      </legend>
      {steps.map((step) => (
        <div key={step.step} className={styles.step}>
          <label className={styles.row}>
            <input
              className={controls.box}
              type="radio"
              name={`${id}step`}
              defaultChecked={step.step === (breakOf(order) ?? 1)}
            />
            <span className={styles.change}>
              {fill(words.step, { step: step.step, change: step.change })}
            </span>
            <span className={styles.marks}>
              {versions.map((version) => (
                <VersionMark key={version} version={version} results={step.results} />
              ))}
            </span>
          </label>
          <Detail step={step} />
        </div>
      ))}
    </fieldset>
  )
}

/** Whether a version works at a step; nothing if it isn't running there. */
function VersionMark({ version, results }: { version: string; results: VersionResult[] }) {
  const own = results.filter((result) => result.version === version)
  // An empty cell would still take a gap, and so indent the marks after it.
  if (own.length === 0) return null
  const state = own.some(isBroken) ? 'breaks' : 'runs'
  return (
    <span className={styles[state]}>
      <span aria-hidden="true">{state === 'breaks' ? '✕' : '■'}</span> {version}
      <span className="visually-hidden">: {words[state]}</span>
    </span>
  )
}

/** What happened to a version, in a sentence. */
export function resultSentence({ version, operations, failed, wrong, sqlstate }: VersionResult) {
  if (failed > 0) return fill(words.failed, { version, operations, failed, sqlstate })
  if (wrong > 0) return fill(words.wrong, { version, operations, wrong })
  return fill(words.fine, { version, operations })
}

function Detail({ step: { runsStatements, results, locks } }: { step: PairStep }) {
  return (
    <div className={styles.detail}>
      {results.map((result, side) => (
        <p key={side} className={isBroken(result) ? styles.broken : undefined}>
          {resultSentence(result)}
        </p>
      ))}
      {locks.map((lock) => (
        <p key={lock.statement}>
          <LockSentence lock={lock} />
        </p>
      ))}
      {!runsStatements && <p>{words.noStatement}</p>}
    </div>
  )
}

/** A statement's lock, and who waits for whom. */
export function LockSentence({ lock: { statement, lock, othersWait, itWaits } }: { lock: Lock }) {
  return (
    <>
      {rich(words.lock, { statement: <code>{statement}</code>, lock })}{' '}
      {words.othersWait[othersWait]} {words.itWaits[itWaits]}
    </>
  )
}
