import { parseArgs } from 'node:util'
import { SnakeAi } from '#site/features/snake-game/ai/snake-ai.ts'
import {
  type Cell,
  columnOf,
  columns,
  directionBetween,
  neighbours,
  rowOf,
  rows,
} from '#site/features/snake-game/board.ts'
import { seededRandom } from '#site/features/snake-game/random.ts'
import { type Game, newGame, type Random, step, turn } from '#site/features/snake-game/rules.ts'

/**
 * Plays WIZEsnake's AI from the start and from positions that careless play leads to, and prints
 * what came of it. Seeds make each game repeatable; times are the thread's CPU time, so that other
 * work on the machine does not count, beside the time on the wall.
 *
 * Of the takeovers the first `whole` are played to the end, the others until the AI is sure.
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

interface Times {
  asked: number
  cpu: number
  longestCpu: number
  longestWall: number
  over8: number
}

const noTimes = (): Times => ({ asked: 0, cpu: 0, longestCpu: 0, longestWall: 0, over8: 0 })

function cpuNow(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** One step of the AI, timed. */
function play(game: Game, ai: SnakeAi, random: Random, times: Times): Game {
  const wall = performance.now()
  const cpu = cpuNow()
  const direction = ai.next(game)
  const cpuSpent = cpuNow() - cpu
  times.longestWall = Math.max(times.longestWall, performance.now() - wall)
  times.longestCpu = Math.max(times.longestCpu, cpuSpent)
  times.asked++
  times.cpu += cpuSpent
  if (cpuSpent > 8) times.over8++
  return step(turn(game, direction), random)
}

/** Lets the AI play to the end; a game that takes 200,000 steps counts as lost. */
function finish(start: Game, ai: SnakeAi, random: Random, times: Times): Game {
  let game = start
  while ((game.phase === 'waiting' || game.phase === 'running') && game.steps < 200_000) {
    game = play(game, ai, random, times)
  }
  return game
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
}

function report(times: Times): void {
  console.log(
    `  - ms a step: mean ${(times.cpu / times.asked).toFixed(3)}, longest ${times.longestCpu.toFixed(1)} (CPU), ` +
      `longest ${times.longestWall.toFixed(1)} (wall); over 8 ms of CPU: ${times.over8} of ${times.asked}`,
  )
}

function distance(a: Cell, b: Cell): number {
  const x = Math.abs(columnOf(a) - columnOf(b))
  const y = Math.abs(rowOf(a) - rowOf(b))
  return Math.min(x, columns - x) + Math.min(y, rows - y)
}

/** Where someone goes who wants the food, looks one cell ahead, and is not quite steady. */
function carelessStep(game: Game, random: Random): Cell | null {
  const head = game.body[0] as Cell
  let best: Cell | null = null
  let least = Number.POSITIVE_INFINITY
  for (const to of neighbours.subarray(head * 4, head * 4 + 4)) {
    if (game.body.subarray(0, -1).includes(to)) continue
    const turns = game.heading === directionBetween(head, to) ? 0 : 0.5
    const dislike = distance(to, game.food as Cell) + turns + random() * 2
    if (dislike < least) {
      least = dislike
      best = to
    }
  }
  return best
}

/** A running position with at least one legal step, at a length drawn between 2 and 80. */
function carelessPosition(random: Random): Game {
  for (;;) {
    const length = 2 + Math.floor(random() * 79)
    // Most long games end before they get there.
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

const from = Number(values.from)
const games = Number(values.games ?? (values.quick ? 2 : 1000))
const takeovers = Number(values.takeovers ?? (values.quick ? 2 : 1000))
const playedToTheEnd = Number(values.whole ?? (values.quick ? 1 : 100))

console.log('## WIZEsnake’s AI\n')

const whole = noTimes()
const steps: number[] = []
const lostSeeds: number[] = []
for (let seed = from; seed < from + games; seed++) {
  const random = seededRandom(seed)
  const game = finish(newGame(random), new SnakeAi(seededRandom(seed + 1_000_000)), random, whole)
  if (game.phase === 'won') steps.push(game.steps)
  else lostSeeds.push(seed)
}
if (steps.length > 0) {
  const sorted = steps.toSorted((a, b) => a - b)
  const mean = steps.reduce((sum, count) => sum + count, 0) / steps.length
  console.log(`- from the start: ${steps.length} of ${games} boards filled`)
  console.log(
    `  - steps: mean ${mean.toFixed(0)}, median ${quantile(sorted, 0.5)}, ` +
      `5 % ${quantile(sorted, 0.05)}, 95 % ${quantile(sorted, 0.95)}, most ${sorted.at(-1)}`,
  )
  report(whole)
  if (lostSeeds.length > 0) console.log(`  - not filled: seeds ${lostSeeds.join(' ')}`)
}

const taken = noTimes()
const bands = new Map<number, { games: number; sure: number; cornered: number }>()
let filled = 0
for (let index = 0; index < takeovers; index++) {
  const random = seededRandom(from + index + 2_000_000)
  let game = carelessPosition(random)
  const { length } = game.body
  const ai = new SnakeAi(seededRandom(from + index + 3_000_000))
  const band = Math.floor(length / 20) * 20
  const row = bands.get(band) ?? { games: 0, sure: 0, cornered: 0 }
  bands.set(band, row)
  row.games++
  let first = true
  while (game.phase === 'running' && ai.certainty !== 'sure' && game.steps < 200_000) {
    game = play(game, ai, random, taken)
    if (first && ai.certainty === 'cornered') row.cornered++
    first = false
  }
  if (ai.certainty === 'sure') row.sure++
  else
    console.log(`  - lost: takeover ${from + index}, from ${length} to ${game.body.length} cells`)
  if (index < playedToTheEnd && finish(game, ai, random, taken).phase === 'won') filled++
}
if (bands.size > 0) {
  console.log('- taken over from careless play:')
  for (const [band, row] of [...bands].sort(([a], [b]) => a - b)) {
    console.log(
      `  - ${band} to ${band + 19} cells: ${row.sure} of ${row.games} games made sure; ` +
        `${row.cornered} began without a safe cycle`,
    )
  }
  const whole = Math.min(playedToTheEnd, takeovers)
  console.log(`  - ${filled} of the first ${whole} boards filled`)
  if (taken.asked > 0) report(taken)
}
