// Part of `npm run bench:attack`: the attacks that the unit tests make. An attack counts as stopped if they pass.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { relative } from 'node:path'
import { text } from 'node:stream/consumers'
import { resultFiles } from '../test-results.ts'
import { root } from './servers.ts'

/** The tests of each attack. */
export const testedAttacks: Record<string, string[]> = {
  'a project’s files, by every route to the dev server': [
    'kit/site/build/served-files.long.test.ts',
  ],
  'code in an article': [
    'kit/site/build/content.test.ts',
    'kit/content/content-source.pure.test.ts',
  ],
  'texts that take long to look through': ['kit/server/forms/spam.test.ts'],
  'formulas inside an exported text': ['kit/server/csv.pure.test.ts', 'kit/commands/inbox.test.ts'],
  'acknowledgments to strangers': ['kit/server/inbox/intake.test.ts'],
  'programs given to the learning assistant': [
    'tutor/server/running/hostile-runs.test.ts',
    'tutor/server/running/traced.test.ts',
  ],
  'another user of the learner’s computer': ['tutor/server/peer.test.ts'],
  'searches without pause': ['kit/server/blog/search-line.test.ts'],
  'a stranger’s folder to import': ['kit/commands/import/hostile.test.ts'],
  'a translator’s texts under other names': ['kit/commands/languages/catalog.pure.test.ts'],
  'strange answers of setup': ['kit/commands/setup/setup.pure.test.ts'],
  'hostile requests of every shape': ['kit/server/hostile.test.ts'],
  'names of objects’ members in every input': [
    'kit/server/object-names.test.ts',
    'kit/server/statistics/statistics.test.ts',
  ],
  'requests sent ahead, many connections, many headers': [
    'kit/server/http-server.test.ts',
    'kit/server/fair-turns.pure.test.ts',
    'kit/server/proxies.pure.test.ts',
  ],
  'connections that use up the files a process may open': [
    'kit/server/main.test.ts',
    'kit/server/collect-garbage.test.ts',
  ],
  'an outside feed’s strange items, and a clock that’s set back': [
    'kit/server/feed/read-feed.pure.test.ts',
    'kit/server/feed/feed.pure.test.ts',
  ],
  'refused forms, and bodies that stay unfinished': [
    'kit/server/forms/admission.test.ts',
    'kit/server/body-size.test.ts',
    'kit/server/forms/event-loop-turns.pure.test.ts',
    'kit/server/forms/form-body.test.ts',
    'kit/server/forms/form-page.alone.test.ts',
  ],
  'a flood of forms, and what waits in quarantine': [
    'kit/server/forms/flood-gate.pure.test.ts',
    'kit/server/inbox/quarantine-digest.test.ts',
  ],
  'a mail server that refuses us': [
    'kit/server/outbox/smtp-answer.test.ts',
    'kit/server/outbox/smtp.test.ts',
    'kit/server/outbox/postmark.test.ts',
    'kit/server/outbox/breaker.test.ts',
    'kit/server/newsletter/relay.test.ts',
  ],
  'forged delivery reports': [
    'kit/server/newsletter/bounces.test.ts',
    'kit/server/newsletter/delivery-report.test.ts',
  ],
  'one domain asked to confirm in many spellings': ['kit/server/newsletter/newsletter.test.ts'],
  'a list of addresses that isn’t what it seems, or has who left long ago': [
    'kit/server/newsletter/import.test.ts',
    'kit/server/inbox/intake.test.ts',
  ],
  'an owner’s command over thousands of rows': ['kit/server/store/small-commits.long.test.ts'],
  'invented sources, searches, addresses, and inquiries': [
    'kit/server/statistics/ceilings.test.ts',
    'kit/server/statistics/statistics.test.ts',
    'kit/server/statistics/unknown-addresses.test.ts',
  ],
  'a build that changes while it’s read': ['kit/server/static/site.pure.test.ts'],
  'a slow disk': ['kit/server/inbox/slow-disk.test.ts'],
  'a full, read-only, or locked disk': [
    'kit/server/store/faults.test.ts',
    'kit/server/store/damage.long.test.ts',
    'kit/commands/report.test.ts',
  ],
  'exports and stores in git and images, logs that grow, and proxies’ limits': [
    'kit/deploy/deploy.test.ts',
  ],
  'a taken port, and a reload while the server starts': [
    'kit/server/main.test.ts',
    'kit/bin/wize.test.ts',
  ],
  'an incomplete lockfile': ['scripts/lockfile.pure.test.ts'],
}

interface Results {
  testResults: { name: string; assertionResults: { status: string }[] }[]
}

/** Runs the tests, prints how many passed for which attacks, and returns whether all of them did. */
export async function runTestedAttacks(): Promise<boolean> {
  const files = Object.values(testedAttacks).flat()
  rmSync(resultFiles.unit, { force: true })
  const vitest = spawn('npx', ['vitest', 'run', '--root', root, ...files], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  // Some tests crash servers on purpose. What those say looks like a failure in a report.
  const [messages] = await Promise.all([text(vitest.stderr), once(vitest, 'close')])
  if (!existsSync(resultFiles.unit)) throw new Error(`The tests didn't run:\n${messages}`)
  const { testResults } = JSON.parse(readFileSync(resultFiles.unit, 'utf8')) as Results
  let [passed, skipped] = [0, 0]
  const failures: string[] = []
  for (const [attack, names] of Object.entries(testedAttacks)) {
    const tests = names.map((name) =>
      testResults.find((each) => relative(root, each.name) === name),
    )
    const statuses = tests.flatMap(
      (test) => test?.assertionResults.map(({ status }) => status) ?? [],
    )
    const count = (wanted: string) => statuses.filter((status) => status === wanted).length
    const failed = count('failed')
    passed += count('passed')
    skipped += statuses.length - count('passed') - failed
    if (failed > 0 || tests.some((test) => !test?.assertionResults.length))
      failures.push(`**${attack}: ${failed} failed**`)
  }
  console.log(
    `- ${Object.keys(testedAttacks).length} attacks as unit tests (\`proof/bench/tested-attacks.ts\` lists them): ${passed} tests passed, ${skipped} skipped, failed (must be none): ${failures.join(', ') || 'none'}`,
  )
  if (failures.length > 0) console.error(messages)
  return failures.length === 0
}
