// Measures what the article says about PostgreSQL: a thousand copies of one request under each isolation
// level, whether other customers get through meanwhile, and a server that dies halfway.
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import {
  burst,
  copies,
  crash,
  measure,
  strangers,
} from '../public/evidence/idempotency-keys-in-one-transaction/measure.ts'
import { schema } from '../public/evidence/idempotency-keys-in-one-transaction/recipe.ts'
import { withPostgres } from './postgres/postgres.ts'

export default {
  about:
    'A thousand copies of one request over fifty connections under three isolation levels, on PostgreSQL, and a server killed before and after its commit.',
  code: ['measure.ts', 'recipe.ts', 'crashing-server.program.ts'],
  commands: ['npm install pg && node measure.ts postgres://postgres@localhost'],
  produce: () =>
    withPostgres(async (server) => {
      const { duplicates, crashes } = await measure(() => server.database())
      return { 'duplicates.csv': duplicates, 'crashes.csv': crashes }
    }),
  claims: ({ 'duplicates.csv': storms = [], 'crashes.csv': crashes = [] }) =>
    withPostgres(async (server) => {
      const figure = (recipe: string, column: string) =>
        Number(storms.find((row) => row['recipe'] === recipe)?.[column])
      const repeatsAll = (recipe: string) => figure(recipe, 'replayed') === copies - 1
      const servesStrangers = (recipe: string) => figure(recipe, 'strangers_served') === strangers
      const withoutKey = await burst(
        await server.database(),
        `${schema}; alter table answers drop constraint answers_pkey`,
      )
      const forgotten = await crash(await server.database(), 'after commit', 'delete from answers')
      return [
        {
          says: 'A thousand copies of one request make one order.',
          refutedBy: 'A recipe makes none, or more than one.',
          fault: 'The table of answers has no primary key.',
          holds: storms.every(({ orders }) => orders === '1'),
          holdsWithFault: withoutKey === 1,
        },
        {
          says: 'At READ COMMITTED, every duplicate gets the stored answer.',
          refutedBy: 'One fails, or gets another answer.',
          fault: 'REPEATABLE READ.',
          holds: repeatsAll('read committed'),
          holdsWithFault: repeatsAll('repeatable read'),
        },
        {
          says: 'At SERIALIZABLE, running the transaction again on 40001 gives every duplicate its answer.',
          refutedBy: 'One fails, or gets another answer.',
          fault: 'The transaction isn’t run again.',
          holds: repeatsAll('serializable, 40001 retried'),
          holdsWithFault: repeatsAll('serializable'),
        },
        {
          says: 'If duplicates try for a lock, other customers are served while the first is at work.',
          refutedBy: 'One of the 20 waits until it commits.',
          fault: 'The duplicates wait for the key.',
          holds: servesStrangers('read committed, 409 while under way'),
          holdsWithFault: servesStrangers('read committed'),
        },
        {
          says: 'A retry after a crash leaves one order, on either side of the commit.',
          refutedBy: 'There are none or two.',
          fault: 'The stored answers are lost in the crash, like keys in memory.',
          holds: crashes.every(({ orders_after_retry }) => orders_after_retry === '1'),
          holdsWithFault: forgotten.orders_after_retry === 1,
        },
      ]
    }),
  slow: true,
} satisfies Evidence
