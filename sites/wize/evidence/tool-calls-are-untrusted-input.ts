// Tries out the article's two holes: two confirmations that wait at the same time, on PostgreSQL, and data
// that leaks through tools that only read and through answers, in a real browser.
import { chromium } from '@playwright/test'
import { findChromium } from '@wize/kit/commands/chromium.ts'
import { pageHeaders } from '@wize/kit/contracts/security-headers.ts'
import { identity } from '@wize/kit/owner/identity.ts'
import { type Evidence, extentOf } from '@wize/proof/evidence/evidence.ts'
import { leaksThroughArguments } from '../public/evidence/tool-calls-are-untrusted-input/addresses.ts'
import { leaksThroughAnswers } from '../public/evidence/tool-calls-are-untrusted-input/answers.ts'
import { race } from '../public/evidence/tool-calls-are-untrusted-input/refunds.ts'
import { openPool, withPostgres } from './postgres/postgres.ts'

export default {
  about:
    'Five hundred orders with two confirmed refunds each, on PostgreSQL; six addresses under seven policies, with a listener that plays the stranger; four answers shown in Chromium.',
  code: ['refunds.ts', 'addresses.ts', 'answers.ts'],
  commands: [
    'node addresses.ts',
    'npm install pg && node refunds.ts postgres://postgres@localhost',
  ],
  produce: async () => {
    const runs = await withPostgres((server) =>
      race(async () => openPool(await server.database(), 20)),
    )
    return {
      'race.csv': runs.map((run) => ({ ...run, extent: extentOf(run.refunded_twice, run.orders) })),
      'addresses.csv': await leaksThroughArguments(),
      'answers.csv': await shownAnswers(),
    }
  },
  // How often two transactions overlap depends on the machine. Whether any do, doesn't.
  tolerance: { 'race.csv': { refunds: 0.5, refunded_twice: 1 } },
  claims: ({ 'race.csv': runs, 'addresses.csv': policies, 'answers.csv': shown }) => {
    const refundsOnce = (run: string) =>
      runs?.find((row) => row['run'] === run)?.['refunded_twice'] === '0'
    const tellsNobody = (policy: string) =>
      policies?.find((row) => row['policy'] === policy)?.['strangers_told'] === '0'
    const isSilent = (column: string) => shown?.every((row) => row[column] === '0') ?? false
    return [
      {
        says: 'With the check in the statement that writes, two confirmations refund an order once.',
        refutedBy: 'One of 500 orders is refunded twice.',
        fault: 'The check is a statement of its own.',
        holds: refundsOnce('checks in the statement that writes'),
        holdsWithFault: refundsOnce('checks again, then writes'),
      },
      {
        says: 'A lock on the row does the same for a check of its own.',
        refutedBy: 'One of 500 orders is refunded twice.',
        fault: 'The same check without the lock.',
        holds: refundsOnce('locks the row, checks again, writes'),
        holdsWithFault: refundsOnce('checks again, then writes'),
      },
      {
        says: 'If only our own parsed host is allowed and redirects are refused, no address tells a stranger.',
        refutedBy: 'The listener hears the secret as one of the other hosts.',
        fault: 'Redirects are followed.',
        holds: tellsNobody('the parsed host is ours, redirects are refused'),
        holdsWithFault: tellsNobody('the parsed host is ours'),
      },
      {
        says: 'Under this site’s policy, no answer calls the stranger when it’s shown.',
        refutedBy: 'The stranger hears the secret from one of the four.',
        fault: 'The same answers without the policy.',
        holds: isSilent('with_policy'),
        holdsWithFault: isSilent('without_policy'),
      },
    ]
  },
  slow: true,
} satisfies Evidence

/** The answers in Chromium, with the policy of this site's pages. */
async function shownAnswers() {
  const policy =
    pageHeaders('/', { scripts: [], styles: [], dataImages: false }, identity)[
      'Content-Security-Policy'
    ] ?? ''
  const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox'] })
  try {
    return await leaksThroughAnswers(browser, policy)
  } finally {
    await browser.close()
  }
}
