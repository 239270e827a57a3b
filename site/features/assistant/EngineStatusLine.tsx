import styles from './EngineStatusLine.module.css'
import { StartServer } from './StartServer.tsx'
import type { useEngine } from './use-engine.ts'

type EngineStatusLineProps = ReturnType<typeof useEngine> & {
  /** Whether to say how to start the server when it does not answer. */
  helps: boolean
}

/** Who would answer, and the way to a model that is missing. */
export function EngineStatusLine(props: EngineStatusLineProps) {
  const { helps, status, ask, pull, pullFailure, pullModel, cancel } = props
  return (
    <section className={styles.engine} aria-label="Engine">
      <div className={styles.line}>
        <p className={styles.name} data-engine={status === 'down' ? 'down' : status?.engine}>
          {nameOf(status)}
        </p>
        <button type="button" onClick={ask}>
          Check
        </button>
      </div>
      {status === 'down' && helps && <StartServer />}
      {status && status !== 'down' && status.problem && !pull && (
        <p>
          {status.problem.error}. {status.problem.details}
        </p>
      )}
      {status && status !== 'down' && status.missing && !pull && (
        <button type="button" className={styles.fetch} onClick={pullModel}>
          Fetch {status.missing}
        </button>
      )}
      {pull && (
        <div className={styles.pull}>
          <label htmlFor="pull">
            Fetching the model: {pull.status}
            {pull.total ? `, ${share(pull.completed, pull.total)}` : ''}
          </label>
          <progress
            id="pull"
            max={pull.total ?? 1}
            value={pull.total ? pull.completed : undefined}
          />
          <button type="button" onClick={cancel}>
            Cancel
          </button>
        </div>
      )}
      {pullFailure && (
        <p role="alert">
          {pullFailure.message || 'The model could not be fetched.'} {pullFailure.details}
        </p>
      )}
    </section>
  )
}

function nameOf(status: ReturnType<typeof useEngine>['status']): string {
  if (status === 'down') return 'No local server'
  if (status?.engine === 'ollama') return `Ollama, ${status.model ?? 'a model of its choice'}`
  if (status?.engine === 'builtin') return 'Built-in engine'
  return status ? 'No engine' : 'Local server'
}

/** Bytes as “1.2 of 4.7 GB”. */
function share(completed = 0, total: number): string {
  const [unit, size] = total >= 1e9 ? (['GB', 1e9] as const) : (['MB', 1e6] as const)
  return `${(completed / size).toFixed(1)} of ${(total / size).toFixed(1)} ${unit}`
}
