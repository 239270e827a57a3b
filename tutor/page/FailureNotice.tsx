import words from '#messages/assistant.json' with { type: 'json' }
import type { ExchangeFailure } from './exchange.ts'
import styles from './FailureNotice.module.css'
import { StartServer } from './StartServer.tsx'

interface FailureNoticeProps {
  failure: ExchangeFailure
  /** Shown if the server sent no message. */
  fallback: string
  /** Where the assistant's source is. */
  source: string
  onRetry: () => void
  /** Asks the built-in engine instead; absent if that's the one that failed. */
  onBuiltin?: () => void
}

/** What went wrong, in the server's words if it sent any, and what to do next. */
export function FailureNotice(props: FailureNoticeProps) {
  const { failure, fallback, source, onRetry, onBuiltin } = props
  return (
    <div className={styles.notice} data-ground="near" role="alert">
      <p className={styles.error}>{failure.message || fallback}</p>
      {failure.details && <p>{failure.details}</p>}
      {!failure.answered && <StartServer source={source} />}
      <div className={styles.actions}>
        <button type="button" onClick={onRetry}>
          {words.failure.retry}
        </button>
        {failure.answered && onBuiltin && (
          <button type="button" onClick={onBuiltin}>
            {words.failure.builtin}
          </button>
        )}
      </div>
    </div>
  )
}
