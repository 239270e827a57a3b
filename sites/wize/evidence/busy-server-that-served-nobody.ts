// Sends the article's overload to real servers, and checks what they and this site's own server do for
// clients who have left.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as wait } from 'node:timers/promises'
import { inquiryRequest } from '@wize/kit/server/testing/load.ts'
import { startServer } from '@wize/kit/server/testing/server-process.ts'
import type { Evidence } from '@wize/proof/evidence/evidence.ts'
import {
  table as clumps,
  outcomes,
} from '../public/evidence/busy-server-that-served-nobody/clumps.ts'
import {
  clients,
  measure,
  visitAndLeave,
} from '../public/evidence/busy-server-that-served-nobody/measure.ts'
import { plan } from '../public/evidence/busy-server-that-served-nobody/overload.ts'

export default {
  about:
    'Thirty seconds of the same overload against eight setups of Node and nginx, with clients who wait two seconds and try three times; and a hundred departed clients at eight servers, this site’s among them. And 100 simulated runs of four setups with clients who arrive at random.',
  code: [
    'clumps.ts',
    'measure.ts',
    'overload.ts',
    'plain-server.program.ts',
    'programs.ts',
    'slow-server.program.ts',
  ],
  commands: ['nginx -v && sudo chrt --rr 1 "$(which node)" measure.ts', 'node clumps.ts'],
  produce: async () => {
    const tables = await measure()
    const ours = await ownServer()
    const row = (server: string, did_the_work: number) => ({
      server,
      clients,
      did_the_work,
      noticed: clients - did_the_work,
    })
    tables['departed.csv'].push(
      row('this site’s server, stopped for half a second', ours.stored),
      row('this site’s server, the same again with the same keys', ours.storedAgain),
    )
    return { ...tables, 'clumps.csv': clumps() }
  },
  // On a busy machine, timers are late and the setups look more alike. An idle machine comes close.
  tolerance: {
    'overload.csv': {
      asked: 'any',
      useful: 'any',
      refused: 'any',
      for_nobody: 'any',
      waiting: 'any',
    },
    'useful.csv': 'any',
    'summary.csv': {
      requests: 0.4,
      useful_share_spike: 0.5,
      median_ms_spike: 0.5,
      useful_per_s_after: 0.8,
      for_nobody: 0.8,
    },
    'departed.csv': { did_the_work: 0.05, noticed: 0.05 },
  },
  claims: async ({
    'summary.csv': setups = [],
    'departed.csv': servers = [],
    'clumps.csv': atRandom = [],
  }) => {
    const figure = (setup: string, column: string) =>
      Number(setups.find((row) => row['setup'] === setup)?.[column])
    const servesNobody = (setup: string) => figure(setup, 'useful_per_s_after') < 1
    const recovers = (setup: string) => figure(setup, 'useful_per_s_after') >= plan.calm * 0.95
    const worksFor = (server: string) =>
      Number(servers.find((row) => row['server'] === server)?.['did_the_work'])
    /** Runs with arrivals at random that end the same way, of 100. */
    const ending = (setup: string, column: string) =>
      Number(atRandom.find((row) => row['setup'] === setup)?.[column])
    const calm = outcomes({ spike: 80 })
    const withOtherKeys = await ownServer((client, visit) => `departed-${client}-${visit}`)
    return [
      {
        says: 'With clients who arrive at random, a server without a limit ends up serving hardly anybody, in all of 100 runs.',
        refutedBy: 'In a run, it serves one new client in a hundred in the last ten seconds.',
        fault: 'No spike.',
        holds: ending('no limit', 'under_1_percent_served') === 100,
        holdsWithFault: calm.under_1_percent_served === 100,
      },
      {
        says: 'With a limit of 50 or a deadline, it ends up serving more than 95 in a hundred of them, in all of 100 runs.',
        refutedBy: 'In a run, it serves fewer.',
        fault: 'It cancels on close instead.',
        holds: ['limit of 50', 'deadline'].every(
          (setup) => ending(setup, 'over_95_percent_served') === 100,
        ),
        holdsWithFault: ending('cancel on close', 'over_95_percent_served') === 100,
      },
      {
        says: 'Without a limit, a server with ordinary traffic serves nobody, fifteen seconds after the spike.',
        refutedBy: 'It gives one useful answer a second or more.',
        fault: 'A limit of 50.',
        holds: servesNobody('no limit') && servesNobody('nginx in front, no limit'),
        holdsWithFault: servesNobody('limit of 50'),
      },
      {
        says: 'With a limit, a deadline, or newest first, it serves everyone again.',
        refutedBy: 'It serves fewer than 76 of the 80 who come each second.',
        fault: 'None of them.',
        holds: ['limit of 50', 'deadline', 'newest first', 'nginx with limit_conn 50'].every(
          recovers,
        ),
        holdsWithFault: recovers('no limit'),
      },
      {
        says: 'Canceling on close doesn’t bring it back while timers are exact (run it with chrt).',
        refutedBy: 'It serves 76 of the 80 who come each second.',
        fault: 'It asks whether the client will still be there when it’s done.',
        holds: !recovers('cancel on close'),
        holdsWithFault: !recovers('deadline'),
      },
      {
        says: 'A server that stops on close works for none of those who left.',
        refutedBy: 'It finishes an answer for one of them.',
        fault: 'It listens, and computes.',
        holds:
          worksFor('Node, stops on close') === 0 &&
          worksFor('nginx in front of Node, stops on close') === 0,
        holdsWithFault: worksFor('Node, would stop on close but computes') === 0,
      },
      {
        says: 'When a hundred senders try again, this site’s server stores nothing new.',
        refutedBy: 'It stores a message.',
        fault: 'They try again with other keys.',
        holds: worksFor('this site’s server, the same again with the same keys') === 0,
        holdsWithFault: withOtherKeys.storedAgain === 0,
      },
    ]
  },
  slow: true,
} satisfies Evidence

/** Sends inquiries to this site's server from clients who leave while it's paused and then try again. */
async function ownServer(keyOf = (client: number, _visit: number) => `departed-${client}`) {
  const folder = mkdtempSync(join(tmpdir(), 'busy-server-'))
  const server = await startServer({ DATA_DIR: folder })
  const count = () => {
    const database = new DatabaseSync(join(folder, 'wize.sqlite'), { readOnly: true })
    const row = database.prepare('select count(*) as n from inquiries').get()
    database.close()
    return Number(row?.n)
  }
  const visit = async (number: number) => {
    process.kill(server.pid, 'SIGSTOP')
    await visitAndLeave(server.port, 500, (client) =>
      inquiryRequest(`Inquiry ${client}`, { 'Idempotency-Key': keyOf(client, number) }),
    )
    process.kill(server.pid, 'SIGCONT')
    await wait(3000)
    return count()
  }
  const stored = await visit(1)
  const storedAgain = (await visit(2)) - stored
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
  return { stored, storedAgain }
}
