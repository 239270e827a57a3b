import { describe, expect, it } from 'vitest'
import { type Action, Run, stateOf, stripOf } from './run.ts'
import { model } from './server.ts'

const plain = { deadline: false, newestFirst: false, cancelOnClose: false }
const states = (run: Run) => run.servers.map(stateOf)
/** Useful answers a second in the ten seconds from this one. */
const usefulFrom = (run: Run, server: number, second: number) =>
  (run.servers[server]?.seconds ?? [])
    .slice(second, second + 10)
    .reduce((sum, { useful }) => sum + useful / 10, 0)

describe('a run', () => {
  it('is the same in one go, in steps, and after going back', () => {
    const actions: Action[] = [
      { at: 7000, spike: 200 },
      { at: 12_500, server: 0, settings: { ...plain, deadline: true } },
      { at: 14_000, server: 1, restart: true },
    ]
    const stepped = new Run()
    for (const action of actions) stepped.advance(action.at).act(action)
    stepped.advance(20_000)
    const whole = new Run({ actions: stepped.actions }).advance(20_000)
    expect(whole.servers.map(({ seconds }) => seconds)).toEqual(
      stepped.servers.map(({ seconds }) => seconds),
    )
    expect(states(new Run({ actions }).advance(20_000))).toEqual(states(whole))
    expect(states(new Run({ actions: actions.slice(1) }).advance(20_000))).not.toEqual(
      states(whole),
    )
  })

  it('shows a moment as the reader left it, when it is replayed or gone back to', () => {
    const run = new Run().advance(20_000)
    run.act({ at: 20_000, server: 0, restart: true }).act({ at: 20_000, spike: 200 })
    expect(states(run)[0]?.waiting).toBe(0)
    const replayed = new Run({ actions: run.actions }).advance(20_000)
    expect(states(replayed)).toEqual(states(run))
    expect(replayed.spike).toBe(200)
    expect(replayed.act({ at: 20_000, spike: 250 }).actions).toHaveLength(3)
  })

  it('forgets later actions when the reader does something before them', () => {
    const run = new Run({ actions: [{ at: 9000, spike: 300 }] }).advance(5000)
    run.act({ at: 5000, spike: 100 })
    expect(run.advance(12_000).actions).toEqual([{ at: 5000, spike: 100 }])
    expect(run.spike).toBe(100)
  })

  it('has the outage, and a restart after the spike cures it for good', () => {
    const run = new Run().advance(30_000)
    expect(usefulFrom(run, 0, 20)).toBe(0)
    expect(states(run)[0]?.left).toBeGreaterThan(2500)
    run.act({ at: 30_000, server: 0, restart: true })
    expect(usefulFrom(run.advance(60_000), 0, 50)).toBeCloseTo(80, 0)
  })

  it('ends with a limit of 250 as without one: nobody is served', () => {
    const settings = [
      { ...plain, limit: 250 },
      { ...plain, limit: 100 },
    ]
    const run = new Run({ settings }).advance(60_000)
    expect([usefulFrom(run, 0, 50), usefulFrom(run, 1, 50)]).toEqual([0, expect.closeTo(80, 0)])
  })

  it('falls over again after a restart that takes a second, as all return at once', () => {
    const actions: Action[] = [{ at: 30_000, server: 0, restart: true }]
    const run = new Run({ actions, timing: { ...model, restart: 1000 } }).advance(60_000)
    expect(run.servers[0]?.seconds.slice(31, 34).map(({ useful }) => useful > 90)).toEqual([
      true,
      true,
      false,
    ])
    expect(usefulFrom(run, 0, 34)).toBe(0)
  })

  it('falls over again after a restart in the middle of the spike', () => {
    const run = new Run().advance(8000)
    run.act({ at: 8000, server: 0, restart: true })
    expect(usefulFrom(run.advance(60_000), 0, 50)).toBe(0)
  })

  it('has no outage if the spike stays within the capacity', () => {
    const run = new Run({ actions: [{ at: 0, spike: 100 }] }).advance(30_000)
    expect(usefulFrom(run, 0, 20)).toBeCloseTo(80, 0)
  })
})

it('a strip begins calm and ends with one server serving nobody', () => {
  const strip = stripOf()
  expect(strip[0]?.servers.map(({ useful }) => useful)).toEqual([80, 80])
  expect(strip.at(-1)?.servers.map(({ useful }) => useful)).toEqual([0, 80])
})
