import { beforeEach, describe, expect, test } from 'vitest'
import { seededRandom } from './random.ts'
import { Session } from './session.ts'
import { standard } from './setup.ts'

/** A clock that stands still during steps. */
const instant = () => 0

let session: Session
beforeEach(() => {
  session = new Session(seededRandom(1))
})

/** Shows frames of 50 ms for `duration`, starting at `from`. */
function frames(from: number, duration: number): void {
  for (let now = from; now <= from + duration; now += 50) session.frame(now, instant)
}
const steps = () => session.snapshot().game.steps

test('time passes for nothing before the first turn', () => {
  frames(0, 2000)
  expect(session.snapshot().game.phase).toBe('waiting')
  session.steer('right')
  frames(2000, 1000)
  expect(steps()).toBe(10)
})

test('a pause stops the steps, and what passed meanwhile is not made up for', () => {
  session.steer('right')
  frames(0, 500)
  session.pause()
  frames(550, 5000)
  expect(steps()).toBe(5)
  session.resume()
  frames(6000, 300)
  expect(steps()).toBe(8)
})

test('a turn goes on after a pause', () => {
  session.steer('right')
  session.pause()
  session.steer('up')
  expect(session.snapshot().paused).toBe(false)
})

test('a game that has not begun cannot be paused', () => {
  session.pause()
  expect(session.snapshot().paused).toBe(false)
})

describe('the AI', () => {
  test('starts a waiting game, plays, and eats', () => {
    session.toggleAi()
    expect(session.snapshot()).toMatchObject({ aiMode: true, game: { phase: 'running', steps: 0 } })
    frames(2000, 10_000)
    expect(session.snapshot().game.score).toBeGreaterThan(0)
    expect(session.snapshot().assisted).toBe(true)
  })

  test('plays four times as fast, or as fast as frames allow', () => {
    session.startAi()
    session.chooseSpeed('4×')
    frames(0, 1000)
    const fast = steps()
    expect(fast).toBe(40)
    session.chooseSpeed('Max')
    frames(1050, 1000)
    expect(steps()).toBeGreaterThan(10 * fast)
  })

  test('stops for the frame when its time is used up', () => {
    session.startAi()
    session.chooseSpeed('Max')
    let now = 0
    session.frame(0, () => (now += 3))
    expect(steps()).toBe(2)
  })

  test('does not take turns from a person, and gives the game back at the person’s speed', () => {
    session.startAi()
    session.chooseSpeed('4×')
    frames(0, 1000)
    session.steer('up')
    expect(session.snapshot().game.turns).toEqual([])
    session.toggleAi()
    const before = steps()
    frames(1050, 500)
    expect(steps() - before).toBeLessThanOrEqual(5)
  })
})

test('a restart waits for the first turn again', () => {
  session.steer('right')
  frames(0, 500)
  session.restart()
  const { game, assisted } = session.snapshot()
  expect([game.phase, game.score, game.steps, assisted]).toEqual(['waiting', 0, 0, false])
})

test('the AI leaves boards alone that it doesn’t know', () => {
  session.restart(seededRandom(1), { ...standard, walls: true })
  session.toggleAi()
  session.startAi()
  expect(session.snapshot()).toMatchObject({ aiMode: false, game: { phase: 'waiting' } })
  session.restart(seededRandom(1), standard)
  session.toggleAi()
  session.restart(seededRandom(1), { ...standard, size: 'small' })
  expect(session.snapshot().aiMode).toBe(false)
})
