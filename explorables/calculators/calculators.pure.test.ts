import { describe, expect, it } from 'vitest'
import { initialValues } from './fields.ts'
import { bisection, chanceOfGreen, failuresToCallBroken, runsToProve } from './flaky-tests.ts'
import { alarmRate, chance, minCleanBreaks, stoppedByAllRuns } from './gate.ts'
import { interview } from './Interview.tsx'
import { bestOf, candidatesForSame, expectedHire, reliabilityOf } from './interview.ts'
import { capped, ceiling, costOfLeaving, exportTime, type Leaving } from './leaving.ts'
import {
  type Overload,
  queueLimit,
  retriedLoad,
  secondsUntilUseless,
  staysDown,
  usefulPerSecond,
} from './overload.ts'
import { breakEvenDoubt, lossToStayAhead, netValue, score } from './unknowns.ts'

describe('flaky tests', () => {
  it('agrees with the rule of three (Hanley and Lippman-Hand, 1983)', () => {
    for (const rate of [0.02, 0.01, 0.001])
      expect(runsToProve(rate, 0.95) / (3 / rate)).toBeCloseTo(1, 1)
    expect(runsToProve(0.02, 0.95)).toBe(149)
  })

  it('says what green runs prove, and when a test is broken', () => {
    expect(chanceOfGreen(0.02, 10)).toBeCloseTo(0.817, 3)
    expect(failuresToCallBroken(0.5, 0.95)).toBe(5)
    expect(failuresToCallBroken(0.02, 0.95)).toBe(1)
  })

  it('shares the risk of a bisection among its steps', () => {
    expect(bisection(0.02, 0.95, 64)).toEqual({ steps: 6, runs: 237, total: 1422 })
    expect(bisection(0.2, 0.95, 64)).toEqual({ steps: 6, runs: 22, total: 132 })
    expect(bisection(0.2, 0.95, 1).total).toBe(0)
  })
})

describe('overload', () => {
  const spike: Overload = {
    capacity: 100,
    usual: 80,
    spike: 150,
    spikeLength: 10,
    timeout: 2,
    attempts: 3,
  }

  it('turns into work for nobody as the simulation of the article does', () => {
    expect(secondsUntilUseless(spike)).toBe(4)
    expect(retriedLoad(spike)).toBe(240)
    expect(staysDown(spike)).toBe(true)
    expect(queueLimit(spike)).toBe(50)
    const useful = usefulPerSecond(spike)
    for (const rate of useful.slice(0, 10)) expect(Math.abs(rate - 80)).toBeLessThan(5)
    expect(new Set(useful.slice(20))).toEqual(new Set([0]))
  })

  it('recovers where clients ask once, or the spike ends early', () => {
    expect(staysDown({ ...spike, attempts: 1 })).toBe(false)
    expect(staysDown({ ...spike, spikeLength: 3 })).toBe(false)
    expect(staysDown({ ...spike, spike: 90 })).toBe(false)
    expect(usefulPerSecond({ ...spike, spikeLength: 3 }).at(-1)).toBeCloseTo(80, 0)
    expect(usefulPerSecond({ ...spike, attempts: 1 }, 90).at(-1)).toBeCloseTo(80, 0)
  })

  it('recovers with a limit on the queue, as in the article', () => {
    const limited = usefulPerSecond({ ...spike, limit: queueLimit(spike) })
    for (const rate of limited.slice(12, 20)) expect(rate).toBeCloseTo(100, 0)
    for (const rate of limited.slice(30)) expect(rate).toBeCloseTo(80, 0)
    expect(usefulPerSecond({ ...spike, limit: 250 }).at(-1)).toBe(0)
  })

  it('never serves more than its capacity, nor more than is asked', () => {
    const useful = usefulPerSecond({ ...spike, attempts: 1, spikeLength: 30 })
    expect(Math.max(...useful)).toBeLessThanOrEqual(100 + 1e-6)
  })
})

describe('interviews', () => {
  it('has the expected maxima of normal draws (Harter, 1961)', () => {
    for (const [n, value] of [
      [2, 0.5642],
      [5, 1.163],
      [10, 1.5388],
      [100, 2.5076],
    ] as const)
      expect(bestOf(n)).toBeCloseTo(value, 3)
  })

  it('compares loops by the validities of Sackett and others (2022)', () => {
    expect(expectedHire(0.42, 5)).toBeCloseTo(0.49, 2)
    expect(candidatesForSame(0.42, 5, 0.19)).toBe(120)
    expect(candidatesForSame(0.33, 5, 0.19)).toBe(29)
    expect(candidatesForSame(0.5, 100, 0.05)).toBe(Number.POSITIVE_INFINITY)
  })

  it('knows what independent scores add (Spearman–Brown)', () => {
    expect([2, 3, 6].map((scores) => reliabilityOf(0.4, scores).toFixed(2))).toEqual([
      '0.57',
      '0.67',
      '0.80',
    ])
  })
})

describe('an evaluation gate', () => {
  it('counts coin tosses as McNemar does', () => {
    expect(chance(6, 0)).toBe(1 / 64)
    expect(chance(16, 10)).toBeCloseTo(0.163, 3)
    expect(minCleanBreaks(0.05)).toBe(5)
    expect(minCleanBreaks(0.01)).toBe(7)
  })

  it('raises the false alarms that an independent simulation found', () => {
    expect(alarmRate(20, 1, 'best', 0.05)).toBeCloseTo(0.025, 2)
    expect(alarmRate(20, 3, 'best', 0.05)).toBeCloseTo(0.058, 2)
    expect(alarmRate(20, 5, 'best', 0.05)).toBeCloseTo(0.083, 2)
    expect(alarmRate(20, 1, 'median', 0.05)).toBe(alarmRate(20, 1, 'best', 0.05))
    expect(alarmRate(20, 5, 'median', 0.05)).toBeLessThan(0.03)
    expect(alarmRate(0, 3, 'best', 0.05)).toBe(0)
  })

  it('misses what the simulation of the article misses', () => {
    for (const [broken, best, median] of [
      [5, 0.5554, 0.1948],
      [6, 0.6646, 0.2923],
      [10, 0.9531, 0.7517],
    ] as const) {
      expect(alarmRate(20, 5, 'best', 0.05, broken)).toBeCloseTo(best, 1)
      expect(alarmRate(20, 5, 'median', 0.05, broken)).toBeCloseTo(median, 1)
    }
    expect([4, 5].map((broken) => alarmRate(0, 1, 'best', 0.05, broken))).toEqual([0, 1])
  })
})

it('comparing with all runs stops what the article measured', () => {
  const shares = stoppedByAllRuns(20, 5, 0.05, 10)
  for (const [broken, share] of [
    [0, 0.028],
    [5, 0.51],
    [6, 0.65],
    [10, 0.97],
  ] as const)
    expect(Math.abs((shares[broken] ?? 0) - share)).toBeLessThan(0.04)
  expect(stoppedByAllRuns(20, 5, 0.05, 10)).toEqual(shares)
  expect(stoppedByAllRuns(0, 5, 0.05, 2)).toEqual([0, 0, 1])
})

describe('unknowns', () => {
  it('scores the lines of the article', () => {
    const customers = { daysLost: 120, doubt: 0.3, testDays: 2, reveals: 1 }
    expect(score(customers)).toBeCloseTo(18)
    expect(score({ daysLost: 100, doubt: 0.4, testDays: 5, reveals: 0.9 })).toBeCloseTo(7.2)
    expect(netValue(customers)).toBeCloseTo(34)
    expect(score({ ...customers, doubt: breakEvenDoubt(customers) })).toBeCloseTo(1)
    const daysLost = lossToStayAhead(customers, 13)
    expect(daysLost).toBeCloseTo(86.7, 1)
    expect(score({ ...customers, daysLost })).toBeCloseTo(13)
  })
})

describe('leaving a vendor', () => {
  const desk: Leaving = {
    fee: 120_000,
    term: 3,
    integrations: 11,
    daysEach: 4,
    exportDays: 10,
    dayRate: 1000,
    retraining: 12_000,
    overlap: 2,
  }
  it('adds up as in the article', () => {
    expect(costOfLeaving(desk)).toBe(86_000)
    expect(ceiling(desk)).toBeCloseTo(0.239, 3)
    const { increase, removed } = capped(desk, 0.05)
    expect([increase, Math.round(removed)]).toEqual([6000, 68_000])
    expect(capped(desk, 0.5).removed).toBe(0)
    expect(exportTime(40_000_000, 100, 10_000)).toBe(40)
  })
})

it('draws both interviews to one scale, without half of the chart empty', () => {
  for (const better of [0.1, 0.42, 0.9]) {
    const { curves = [] } = interview.answer({
      ...initialValues(interview.fields),
      validity: better,
    })
    const [max = 0] = new Set(curves.map((curve) => curve.max))
    expect(curves.map((curve) => curve.max)).toEqual([max, max])
    const top = Math.max(...curves.flatMap(({ heights }) => heights))
    expect(top / max).toBeLessThanOrEqual(1)
    expect(top / max).toBeGreaterThan(0.5)
  }
})
