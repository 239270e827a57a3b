import { formatNumber } from '@wize/kit/i18n/format.ts'
import words from '#messages/server-queue.json' with { type: 'json' }
import type { State, StripState } from './run.ts'
import styles from './ServerQueue.module.css'

/** Both servers' states as a table, with each queue as a bar if `drawn`. */
export function QueueStates({ states, drawn = false }: { states: StripState[]; drawn?: boolean }) {
  const max = Math.max(1, ...states.flatMap(({ servers }) => servers.map(({ waiting }) => waiting)))
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{words.second}</th>
          {words.servers.map((server) =>
            [words.waiting, words.left, words.useful].map((what) => (
              <th key={server + what} scope="col">
                {server}: {what}
              </th>
            )),
          )}
        </tr>
      </thead>
      <tbody>
        {states.map(({ second, servers }) => (
          <tr key={second}>
            <th scope="row">{second}</th>
            {servers.map((state, index) => (
              <StateCells key={words.servers[index]} state={state} max={drawn ? max : undefined} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function StateCells({ state, max }: { state: State; max?: number }) {
  const { waiting, left, useful } = state
  return (
    <>
      <td>
        {max !== undefined && (
          <svg
            className={styles.bar}
            viewBox="0 0 100 8"
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.barAll} width={(100 * waiting) / max} height="8" />
            <rect className={styles.barLeft} y="3" width={(100 * left) / max} height="2" />
          </svg>
        )}
        {formatNumber(waiting)}
      </td>
      <td>{formatNumber(left)}</td>
      <td>{useful}</td>
    </>
  )
}
