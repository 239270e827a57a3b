// Runs the article's migration on PostgreSQL while two versions of a small program use the table, and
// again with the mistakes that the article warns about.
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import {
  measure,
  newNotNull,
  orders,
} from '../public/evidence/change-a-column-while-two-versions-run/migration.ts'
import { withPostgres } from './postgres/postgres.ts'

export default {
  about:
    'Nine steps of a migration on PostgreSQL under two live versions of a small program, ten variations of them, most of them mistakes, seven orders pair by pair, and the locks of every statement.',
  code: ['migration.ts', 'shop.program.ts'],
  commands: ['npm install pg && node migration.ts postgres://postgres@localhost'],
  produce: () => withPostgres((server) => measure(() => server.database())),
  // How much the programs get done depends on the machine. What fails, and whether all of it fails, doesn't.
  tolerance: {
    'steps.csv': { operations: 'any' },
    'variations.csv': { count: 'any', of: 'any', share: 'any' },
    'pairs.csv': { operations: 'any', failed: 'any', wrong_reads: 'any' },
  },
  claims: ({
    'steps.csv': steps = [],
    'variations.csv': variations = [],
    'pairs.csv': pairs = [],
    'locks.csv': locked = [],
  }) => {
    const isSafe = (order: string) =>
      pairs.every((pair) => pair['order'] !== order || pair['breaks'] === 'none')
    const extent = (variation: string) =>
      variations.find((row) => row['variation'] === variation)?.['extent']
    const stopsNobody = (statement: string) =>
      locked.some(
        (row) =>
          row['statement'] === statement &&
          row['reads_wait'] === 'none' &&
          row['writes_wait'] === 'none',
      )
    const [addCheck = '', validate = ''] = newNotNull
    const [safe = '', ...unsafe] = Object.keys(orders)
    return [
      {
        says: 'Through all nine steps, no operation of either version fails, and no read is wrong.',
        refutedBy: 'A version has a failed operation or a wrong read at some step.',
        fault: `Six other orders: ${unsafe.join('; ')}.`,
        holds:
          isSafe(safe) &&
          steps.every(({ failed, wrong_reads }) => failed === '0' && wrong_reads === '0'),
        holdsWithFault: unsafe.some(isSafe),
      },
      {
        says: 'A backfill by difference, after the last old instance is gone, leaves no row wrong.',
        refutedBy: 'The check that reads prices as text finds a row.',
        fault: 'It fills only the rows whose new column is null.',
        holds: steps.some(
          (row) => row['change'] === 'backfill by difference' && row['differing_rows'] === '0',
        ),
        holdsWithFault: extent('backfill only where the new column is null') === 'none',
      },
      {
        says: 'The same backfill leaves rows wrong if an old instance is still running.',
        refutedBy: 'The check finds none.',
        fault: 'It runs in its place, in step 3.',
        holds: extent('backfill before the old version is gone') === 'some',
        holdsWithFault: steps.some(({ differing_rows }) => Number(differing_rows) > 0),
      },
      {
        says: 'With a lock_timeout, the program goes on while a report holds up the migration.',
        refutedBy: 'It gets nothing done in two seconds.',
        fault: 'No lock_timeout.',
        holds: extent('add a column behind a report, lock_timeout 100 ms') === 'some',
        holdsWithFault: extent('add a column behind a report, no lock_timeout') === 'some',
      },
      {
        says: 'After step 8, going back one version is safe.',
        refutedBy: 'One of its reads is wrong.',
        fault: 'Going back two.',
        holds: extent('go back one version after step 8') === 'none',
        holdsWithFault: extent('go back two versions after step 8') === 'none',
      },
      {
        says: 'Validating the constraint blocks neither reads nor writes.',
        refutedBy: 'A read or a write waits for it.',
        fault: 'Adding the constraint in the same place.',
        holds: stopsNobody(validate),
        holdsWithFault: stopsNobody(addCheck),
      },
    ]
  },
  slow: true,
} satisfies Evidence
