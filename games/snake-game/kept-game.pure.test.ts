import { expect, test } from 'vitest'
import { gameOf, keptGame, readGame, skipUsed } from './kept-game.ts'
import { seededRandom } from './random.ts'
import { Session } from './session.ts'
import { type Setup, standard } from './setup.ts'

/** A session in which the AI has played for ten seconds. */
function played() {
  const session = new Session(seededRandom(7), seededRandom(8))
  session.startAi()
  for (let now = 0; now <= 10_000; now += 50) session.frame(now, () => 0)
  return session
}
const asSetup = (value: unknown) => value as Setup
const roundTrip = (kept: unknown) => readGame(JSON.parse(JSON.stringify(kept)), asSetup)

test('a game goes on after a reload, with the food that the day has for it', () => {
  const before = played()
  const kept = keptGame(before.snapshot(), 7)
  const read = roundTrip(kept)
  if (!read) throw new Error('The game wasn’t read')
  expect(read.score).toBeGreaterThan(0)
  const after = new Session(Math.random, seededRandom(9))
  after.restore({ ...read, game: gameOf(read) }, skipUsed(seededRandom(7), read))
  expect(after.snapshot()).toMatchObject({ paused: true, aiMode: true, assisted: true })
  expect(after.snapshot().game).toEqual({ ...before.snapshot().game, turns: [] })
  after.resume()
  const { score } = read
  for (let now = 0; after.snapshot().game.score === score; now += 50) {
    before.frame(10_050 + now, () => 0)
    after.frame(now, () => 0)
  }
  for (let now = 0; before.snapshot().game.score === score; now += 50) {
    before.frame(100_000 + now, () => 0)
  }
  expect(after.snapshot().game.food).toBe(before.snapshot().game.food)
})

test('only a running game is kept', () => {
  expect(keptGame(new Session(Math.random).snapshot(), undefined)).toBeUndefined()
})

const small = { setup: { ...standard, size: 'small' as const }, body: [0], score: 0, food: 14 }

test('the AI doesn’t go on with a game on a board that it doesn’t know', () => {
  const kept = keptGame(played().snapshot(), undefined)
  expect(roundTrip(kept)?.aiMode).toBe(true)
  expect(roundTrip({ ...kept, ...small })?.aiMode).toBe(false)
})

test.each([
  ['no heading', { heading: 'sideways' }],
  ['a body that isn’t as long as the score says', { score: 200 }],
  ['a body with a gap', { body: [0, 2], score: 1 }],
  ['a body that crosses itself', { body: [0, 1, 0], score: 2 }],
  ['a cell beyond the board', { body: [601], score: 0 }],
  ['no food', { food: null }],
  ['food beyond its small board', { ...small, food: 15 }],
  ['portals that its board doesn’t have', { portals: [3, 4] }],
])('a stored game with %s is dropped', (_, change) => {
  const kept = { ...keptGame(played().snapshot(), undefined), setup: standard }
  expect(roundTrip(kept)).toBeDefined()
  expect(roundTrip({ ...kept, ...change })).toBeUndefined()
})
