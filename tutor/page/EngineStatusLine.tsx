import { fill, formatNumber } from '@wize/kit/i18n/format.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import styles from './EngineStatusLine.module.css'
import { StartServer } from './StartServer.tsx'
import type { useEngine } from './use-engine.ts'

type EngineStatusLineProps = ReturnType<typeof useEngine> & {
  /** Whether to explain how to start the server if it doesn't answer. */
  helps: boolean
  /** Where the assistant's source is. */
  source: string
}

/** Which engine would answer, and how to get a missing model. */
export function EngineStatusLine(props: EngineStatusLineProps) {
  const { helps, source, status, ask, pull, pullFailure, pullModel, cancel } = props
  return (
    <section className={styles.engine} aria-label={words.engine.label}>
      <div className={styles.line}>
        <p className={styles.name} data-engine={status === 'down' ? 'down' : status?.engine}>
          {nameOf(status)}
        </p>
        <button type="button" onClick={ask}>
          {words.engine.check}
        </button>
      </div>
      {status === 'down' && helps && <StartServer source={source} />}
      {status && status !== 'down' && status.problem && !pull && (
        <p>{fill(words.engine.problem, { ...status.problem })}</p>
      )}
      {status && status !== 'down' && status.missing && !pull && (
        <button type="button" className={styles.fetch} onClick={pullModel}>
          {fill(words.engine.fetch, { model: status.missing })}
        </button>
      )}
      {pull && (
        <div className={styles.pull}>
          <label htmlFor="pull">
            {fill(words.engine.fetching, { status: pull.status })}
            {pull.total ? `, ${share(pull.completed, pull.total)}` : ''}
          </label>
          <progress
            id="pull"
            max={pull.total ?? 1}
            value={pull.total ? pull.completed : undefined}
          />
          <button type="button" onClick={cancel}>
            {words.engine.cancel}
          </button>
        </div>
      )}
      {pullFailure && (
        <p role="alert">
          {pullFailure.message || words.engine.fetchFailed} {pullFailure.details}
        </p>
      )}
    </section>
  )
}

function nameOf(status: ReturnType<typeof useEngine>['status']): string {
  if (status === 'down') return words.engine.down
  if (status?.engine === 'ollama') {
    return fill(words.engine.ollama, { model: status.model ?? words.engine.anyModel })
  }
  if (status?.engine === 'builtin') return words.engine.builtin
  return status ? words.engine.none : words.engine.unknown
}

/** Bytes as “1.2 of 4.7 GB”. */
function share(completed = 0, total: number): string {
  const [unit, size] = total >= 1e9 ? (['GB', 1e9] as const) : (['MB', 1e6] as const)
  const oneDigit = { minimumFractionDigits: 1, maximumFractionDigits: 1 }
  return fill(words.engine.share, {
    completed: formatNumber(completed / size, oneDigit),
    total: formatNumber(total / size, oneDigit),
    unit,
  })
}
