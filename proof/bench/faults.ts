// `npm run bench:faults`: what the store survives. Every I/O call of an accepted form, a sent issue, a
// restart after a crash, an import, and a backup fails once, in turn; power cuts tear and reorder what
// wasn't synced; SQLite gets no memory.
// Options: --only=calls,power --cases=accept,send,restart,import,backup --cuts=320 --inquiries=600 --quick (every tenth call, EIO alone, 60 cuts).
import { parseArgs } from 'node:util'
import { type Fault, type FaultCase, failCalls } from '#server/testing/io-faults.ts'
import { powerCuts } from '#server/testing/power-cuts.ts'
import { marked, misses } from './figures.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'calls,power' },
    cases: { type: 'string', default: 'accept,send,restart,import,backup' },
    cuts: { type: 'string' },
    inquiries: { type: 'string', default: '600' },
    quick: { type: 'boolean', default: false },
  },
})
const cuts = Number(values.cuts ?? (values.quick ? 60 : 320))
const faults: Fault[] = [
  { error: 'EIO' },
  { error: 'ENOSPC' },
  { error: 'EIO', half: true },
  { error: 'EIO', lasting: true },
  { error: 'ENOMEM' },
]
const works: Record<FaultCase, string> = {
  accept: 'a form is accepted and its mail delivered',
  send: 'an issue goes to three readers',
  restart: 'a store is opened after a crash, takes a form, and is closed',
  import: '600 addresses are imported',
  backup: 'the daily backup is made',
}

console.log('## Faults of the disk\n')
if (values.only.includes('calls')) await calls()
if (values.only.includes('power')) await power()

async function calls() {
  console.log(
    `Each I/O call on the store's folder fails in turn${values.quick ? ' (here, every tenth)' : ''}; of thousands of requests for memory, every fiftieth.\n`,
  )
  const rows: string[][] = []
  for (const name of values.cases.split(',') as FaultCase[]) {
    for (const fault of values.quick ? faults.slice(0, 1) : faults) {
      const isMemory = fault.error === 'ENOMEM'
      if (isMemory && name !== 'accept') continue
      const every = (values.quick ? 10 : 1) * (isMemory ? 50 : 1)
      const [report] = (await failCalls({ cases: [name], faults: [fault], first: 1, every })) ?? []
      if (!report) return console.log('- Skipped: gcc is not installed.')
      const { failed, lost, invented, broken } = report
      const kinds = Object.entries(failed).map(([call, count]) => `${count} ${call}`)
      const total = Object.values(failed).reduce((sum, count) => sum + count, 0)
      for (const fact of [...lost, ...invented, ...broken]) console.error(`${name}: ${fact}`)
      if (lost.length + invented.length + broken.length > 0) process.exitCode = 1
      rows.push([
        works[name],
        `${fault.error}${fault.half ? ' after half of a write' : ''}${fault.lasting ? ' from then on' : ''}`,
        `${total} (${kinds.join(', ')})`,
        ...[lost, invented, broken].map((list) => marked(list.length, list.length === 0)),
      ])
      console.error(`${name} ${JSON.stringify(fault)}: ${total}`)
    }
  }
  console.log(
    misses(
      [
        ...['Work', 'Failure', 'Calls that failed'],
        ...['Lost', 'Invented', 'Broken'].map((name) => `${name} (must be 0)`),
      ],
      rows,
      {
        others: 'Nothing was lost, invented, or broken when (failure, calls that failed)',
        brief: ([work, failure, calls]) => `${work} (${failure}, ${calls})`,
      },
    ),
  )
}

async function power() {
  console.log('')
  for (const synchronous of [undefined, 'normal', 'off'] as const) {
    const report = await powerCuts({
      cuts,
      inquiries: Number(values.inquiries),
      ...(synchronous && { synchronous }),
    })
    if (!report) return console.log('- Skipped: gcc is not installed.')
    const { acknowledged, writes, syncs, lost, damaged } = report
    const failures = lost.length + damaged.length
    // The planted faults show that a loss would be seen.
    if (synchronous ? failures === 0 : failures > 0) process.exitCode = 1
    const [store, limit] = synchronous
      ? [`with the planted fault \`synchronous = ${synchronous}\``, '']
      : ['as it is', ' (must be 0)']
    const shown = ({ length }: { length: number }) =>
      marked(length, Boolean(synchronous) || length === 0) + limit
    console.log(
      `- ${cuts} power cuts, ${store}: ${acknowledged} inquiries answered, ${writes} writes, ${syncs} syncs; cuts with a loss: ${shown(lost)}, damaged: ${shown(damaged)}`,
    )
  }
}
