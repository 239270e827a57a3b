import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Run, traffic } from '@wize/explorables/server-queue/run.ts'
import { type Model, model, type Settings } from '@wize/explorables/server-queue/server.ts'
import { differences, textOf } from '@wize/proof/evidence/evidence.ts'
import { csvParse } from 'd3-dsv'
import { describe, expect, it, test } from 'vitest'
import { plan } from '../../public/evidence/busy-server-that-served-nobody/overload.ts'

const published = csvParse(
  readFileSync(
    join(import.meta.dirname, '../../public/evidence/busy-server-that-served-nobody/summary.csv'),
    'utf8',
  ),
).filter(({ setup }) => !setup?.startsWith('nginx'))

const plain: Settings = { deadline: false, newestFirst: false, cancelOnClose: false }
const settingsOf: Record<string, Settings> = {
  'no limit': plain,
  'limit of 50': { ...plain, limit: 50 },
  'cancel on close': { ...plain, cancelOnClose: true },
  deadline: { ...plain, deadline: true },
  'newest first': { ...plain, newestFirst: true },
}

const columns = [
  'requests',
  'useful_share_spike',
  'median_ms_spike',
  'useful_per_s_after',
  'for_nobody',
]

/** How far the picture may be from the measurement, as a share of a column's largest value. */
const error = 0.1

/** Where the picture and the published measurement differ by more than that. */
function disagreements(seed: number, timing?: Model): string[] {
  const setups = published.map(({ setup = '' }) => setup)
  const settings = setups.map((setup) => settingsOf[setup] ?? plain)
  const run = new Run({ settings, seed, timing }).advance(plan.seconds * 1000)
  const rows = run.servers.map(({ seconds, answers }, index) => {
    const sum = (from: number, to: number, what: 'asked' | 'useful' | 'finished') =>
      seconds.slice(from, to).reduce((total, second) => total + second[what], 0)
    const ms = answers
      .filter(({ second }) => second >= plan.from + 4 && second < plan.to)
      .map((answer) => answer.ms)
      .sort((a, b) => a - b)
    return {
      setup: setups[index] ?? '',
      requests: sum(0, plan.seconds, 'asked'),
      useful_share_spike: sum(plan.from, plan.to, 'useful') / ((plan.to - plan.from) * plan.spike),
      // As in the measurement, a median of a handful of answers is left out.
      median_ms_spike: ms.length < 100 ? '' : (ms[Math.floor(ms.length / 2)] ?? 0),
      useful_per_s_after: sum(plan.seconds - 10, plan.seconds, 'useful') / 10,
      for_nobody: sum(0, plan.seconds - 1, 'finished') - sum(0, plan.seconds - 1, 'useful'),
    }
  })
  const tolerance = Object.fromEntries(columns.map((column) => [column, error]))
  return differences(
    'summary.csv',
    textOf('summary.csv', published),
    textOf('summary.csv', rows),
    tolerance,
  )
}

test('the picture has the traffic of the measurement', () => {
  const { calm, spike, from, to } = traffic
  expect({ calm, spike, from: from / 1000, to: to / 1000 }).toEqual({
    calm: plan.calm,
    spike: plan.spike,
    from: plan.from,
    to: plan.to,
  })
})

test('the table’s work for nobody is what its seconds add up to', () => {
  const seconds = csvParse(
    readFileSync(
      join(
        import.meta.dirname,
        '../../public/evidence/busy-server-that-served-nobody/overload.csv',
      ),
      'utf8',
    ),
  )
  for (const { setup, for_nobody } of published) {
    const sum = seconds
      .filter((row) => row['setup'] === setup && Number(row['second']) < plan.seconds)
      .reduce((total, row) => total + Number(row['for_nobody']), 0)
    // A request may end in one second and its answer arrive in the next: at most one a second.
    expect(Math.abs(sum - Number(for_nobody)), setup).toBeLessThan(plan.seconds)
  }
})

describe('the picture comes within a tenth of the measurement', () => {
  it.each([1, 2, 3, 4, 5])('with the seed %i', (seed) => {
    expect(published).toHaveLength(5)
    expect(disagreements(seed)).toEqual([])
  })

  it.each<[string, Partial<Model>]>([
    ['works twice as fast', { service: 5 }],
    ['is a tenth slower', { service: 11 }],
    ['has more patient clients', { timeout: 3000 }],
    ['has clients who try twice', { attempts: 2 }],
    ['hears at once that a client left', { maxTrip: 1 }],
    ['has a deadline that ignores the way back', { deadline: 2100 }],
  ])('and no longer does if it %s', (_, fault) => {
    expect(disagreements(2, { ...model, ...fault })).not.toEqual([])
  })
})
