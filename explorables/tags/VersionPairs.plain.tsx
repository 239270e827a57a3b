import { LockSentence, resultSentence, verdictOf } from '#version-pairs/VersionPairs.tsx'
import { ordersOf, type VersionPairsProps } from '#version-pairs/version-pairs.ts'

/** Every order with its pairs of versions and its locks, one after the other. */
export default function PlainVersionPairs(props: VersionPairsProps) {
  return ordersOf(props).map((order) => (
    <section key={order.name}>
      <p>
        <b>{order.name}</b>: {verdictOf(order)}
      </p>
      <ol>
        {order.steps.map(({ step, change, results, locks }) => (
          <li key={step}>
            {change}. {results.map(resultSentence).join(' ')}
            {locks.map((lock) => (
              <span key={lock.statement}>
                {' '}
                <LockSentence lock={lock} />
              </span>
            ))}
          </li>
        ))}
      </ol>
    </section>
  ))
}
