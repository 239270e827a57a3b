import type { ExchangeFailure } from './exchange.ts'
import styles from './FailureNotice.module.css'
import { StartServer } from './StartServer.tsx'

interface FailureNoticeProps {
  failure: ExchangeFailure
  /** What to say when the server said nothing. */
  fallback: string
  onRetry: () => void
}

/** What went wrong, in the server's words where it has any, and what to do next. */
export function FailureNotice({ failure, fallback, onRetry }: FailureNoticeProps) {
  return (
    <div className={styles.notice} data-ground="near" role="alert">
      <p className={styles.error}>{failure.message || fallback}</p>
      {failure.details && <p>{failure.details}</p>}
      {!failure.answered && <StartServer />}
      <button type="button" onClick={onRetry}>
        Try again
      </button>
    </div>
  )
}
