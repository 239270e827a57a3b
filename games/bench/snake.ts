import { parseArgs } from 'node:util'
import { percentile } from '@wize/kit/server/testing/load.ts'
import { SnakeAi } from '#snake-game/ai/snake-ai.ts'
import {
  type Cell,
  columnOf,
  columns,
  directionBetween,
  neighbors,
  rowOf,
  rows,
} from '#snake-game/board.ts'
import { seededRandom } from '#snake-game/random.ts'
import { type Game, newGame, type Random, step, turn } from '#snake-game/rules.ts'

/**
 * Lets WIZEsnake's AI play from the start and take over carelessly played games, and prints the results.
 * Times are the process's processor time, which is exact, while a thread's can advance in ticks. A game
 * with a slow step is replayed from its seed, and the shortest time of each step counts, because garbage
 * collection, compilation, and a busy machine can only make a step slower.
 *
 * The first `--whole` takeovers are played to the end, the others until the AI is sure to win.
 *
 *   npm run bench:snake -- --games 1000 --takeovers 1000 --whole 100 --from 1 (--quick: 2, 2 and 1)
 */
const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    games: { type: 'string' },
    takeovers: { type: 'string' },
    whole: { type: 'string' },
    from: { type: 'string', default: '1' },
  },
})

/** In ms. */
const maxStepTime = 8
/** How often a game with a slower step is replayed. */
const maxReplays = 5

interface Times {
  steps: number
  /** In ms, of all steps together. */
  sum: number
  max: number
  tooLong: number
}

const noTimes = (): Times => ({ steps: 0, sum: 0, max: 0, tooLong: 0 })

/** Asks the AI for a direction and takes the step. */
type Play = (game: Game, ai: SnakeAi, random: Random) => Game

/** Time of the first step in this process, whose code isn't compiled yet, in ms. */
let firstStep: number | undefined

/** Plays a game, which must go the same way every time, and adds the times of its steps. */
function timed<T>(times: Times, playGame: (play: Play) => T): T {
  let shortest: number[] = []
  for (let replay = 0; ; replay++) {
    const taken: number[] = []
    const outcome = playGame((game, ai, random) => {
      const started = cpuNow()
      const direction = ai.next(game)
      taken.push(cpuNow() - started)
      return step(turn(game, direction), random)
    })
    firstStep ??= taken[0]
    shortest = taken.map((ms, index) => Math.min(ms, shortest[index] ?? ms))
    const tooLong = shortest.filter((ms) => ms > maxStepTime)
    if (tooLong.length > 0 && replay < maxReplays) continue
    times.steps += shortest.length
    times.tooLong += tooLong.length
    for (const ms of shortest) {
      times.sum += ms
      times.max = Math.max(times.max, ms)
    }
    return outcome
  }
}

function cpuNow(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

/** Lets the AI play to the end; a game that takes 200,000 steps counts as lost. */
function finish(start: Game, ai: SnakeAi, random: Random, play: Play): Game {
  let game = start
  while ((game.phase === 'waiting' || game.phase === 'running') && game.steps < 200_000) {
    game = play(game, ai, random)
  }
  return game
}

function report(times: Times): void {
  console.log(
    `  - ms of CPU per step: mean ${(times.sum / times.steps).toFixed(3)}, ` +
      `max ${times.max.toFixed(1)}; over ${maxStepTime} ms: ${times.tooLong} of ${times.steps} (must be 0)`,
  )
}

function distance(a: Cell, b: Cell): number {
  const x = Math.abs(columnOf(a) - columnOf(b))
  const y = Math.abs(rowOf(a) - rowOf(b))
  return Math.min(x, columns - x) + Math.min(y, rows - y)
}

/** The next step of a careless player, who heads for the food, looks one cell ahead, and wavers a bit. */
function carelessStep(game: Game, random: Random): Cell | null {
  const head = game.body[0] as Cell
  let best: Cell | null = null
  let minCost = Number.POSITIVE_INFINITY
  for (const to of neighbors.subarray(head * 4, head * 4 + 4)) {
    if (game.body.subarray(0, -1).includes(to)) continue
    const turns = game.heading === directionBetween(head, to) ? 0 : 0.5
    const cost = distance(to, game.food as Cell) + turns + random() * 2
    if (cost < minCost) {
      minCost = cost
      best = to
    }
  }
  return best
}

/** A running game with at least one legal step left and a random length from 2 to 80. */
function carelessPosition(random: Random): Game {
  for (;;) {
    const length = 2 + Math.floor(random() * 79)
    // Most games end before the snake gets long.
    for (let tries = 0; tries < 60; tries++) {
      let game = newGame(random)
      while (game.body.length < length) {
        const to = carelessStep(game, random)
        if (to === null) break
        game = step(turn(game, directionBetween(game.body[0] as Cell, to)), random)
      }
      if (game.body.length === length && carelessStep(game, random) !== null) return game
    }
  }
}

/** Lets the AI take over a careless game. Lengths are those at the takeover and when the AI was sure. */
function takeOver(index: number, play: Play) {
  const random = seededRandom(from + index + 2_000_000)
  let game = carelessPosition(random)
  const start = game.body.length
  const ai = new SnakeAi(seededRandom(from + index + 3_000_000))
  let cornered = false
  for (
    let first = true;
    game.phase === 'running' && ai.certainty !== 'sure' && game.steps < 200_000;
    first = false
  ) {
    game = play(game, ai, random)
    if (first) cornered = ai.certainty === 'cornered'
  }
  const end = game.body.length
  const sure = ai.certainty === 'sure'
  const won = index < playedToTheEnd && finish(game, ai, random, play).phase === 'won'
  return { start, end, sure, cornered, won }
}

const from = Number(values.from)
const games = Number(values.games ?? (values.quick ? 2 : 1000))
const takeovers = Number(values.takeovers ?? (values.quick ? 2 : 1000))
const playedToTheEnd = Number(values.whole ?? (values.quick ? 1 : 100))

console.log('## WIZEsnake’s AI\n')

const whole = noTimes()
const steps: number[] = []
const lostSeeds: number[] = []
for (let seed = from; seed < from + games; seed++) {
  const game = timed(whole, (play) => {
    const random = seededRandom(seed)
    return finish(newGame(random), new SnakeAi(seededRandom(seed + 1_000_000)), random, play)
  })
  if (game.phase === 'won') steps.push(game.steps)
  else lostSeeds.push(seed)
}
if (steps.length > 0) {
  const mean = steps.reduce((sum, count) => sum + count, 0) / steps.length
  console.log(
    `- from the start: ${steps.length} of ${games} boards filled; steps: mean ${mean.toFixed(0)}, median ${percentile(steps, 0.5)}, ` +
      `5% ${percentile(steps, 0.05)}, 95% ${percentile(steps, 0.95)}, max ${percentile(steps, 1)}`,
  )
  report(whole)
  if (lostSeeds.length > 0) console.log(`  - not filled: seeds ${lostSeeds.join(' ')}`)
}

const taken = noTimes()
const bands = new Map<number, { games: number; sure: number; cornered: number }>()
let filled = 0
for (let index = 0; index < takeovers; index++) {
  const { start, end, sure, cornered, won } = timed(taken, (play) => takeOver(index, play))
  const band = Math.floor(start / 20) * 20
  const row = bands.get(band) ?? { games: 0, sure: 0, cornered: 0 }
  bands.set(band, row)
  row.games++
  if (cornered) row.cornered++
  if (sure) row.sure++
  else console.log(`  - lost: takeover ${from + index}, from ${start} to ${end} cells`)
  if (won) filled++
}
if (bands.size > 0) {
  const ranges = [...bands]
    .sort(([a], [b]) => a - b)
    .map(
      ([band, row]) =>
        `${band} to ${band + 19} cells ${row.sure} of ${row.games} (${row.cornered} began without a safe cycle)`,
    )
  console.log(`- taken over from careless play, games secured: ${ranges.join('; ')}`)
  const whole = Math.min(playedToTheEnd, takeovers)
  console.log(`  - ${filled} of the first ${whole} boards filled`)
  if (taken.steps > 0) report(taken)
}
console.log(
  `- ms of CPU for the first step in the process, before its code is compiled: ${firstStep?.toFixed(1)}`,
)
