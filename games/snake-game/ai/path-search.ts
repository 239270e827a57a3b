import { type Cell, cellCount } from '../board.ts'
import type { Random } from '../rules.ts'
import { blockCount, canLeave, type LaneCell, type Lanes } from './lanes.ts'

/** The costs of steps in a path search, in addition to `stepPrice`. */
export interface Prices {
  /** For every step: a random number below this. */
  readonly noise: number
  /** For a step into a block that the snake isn't on. */
  readonly newBlock: number
  /** For a step around a block. */
  readonly round: number
}

/** The price of a plain step. The others are fractions of it. */
const stepPrice = 16
/** More than any step costs, so that all prices in the queue differ by less than this. */
const bucketCount = 2 * stepPrice

interface Bucket {
  readonly cells: LaneCell[]
  /** How many of `cells` are in use. The rest is left over. */
  size: number
}

/** Cells by price, the cheapest first. On a tie, the last one pushed comes first. */
class PriceQueue {
  private readonly buckets = Array.from(
    { length: bucketCount },
    (): Bucket => ({
      cells: [],
      size: 0,
    }),
  )
  private price = 0
  private size = 0

  clear(): void {
    for (const bucket of this.buckets) bucket.size = 0
    this.price = this.size = 0
  }

  push(cell: LaneCell, price: number): void {
    const bucket = this.bucketOf(price)
    bucket.cells[bucket.size++] = cell
    this.size++
  }

  pop(): LaneCell | undefined {
    if (this.size === 0) return
    let bucket = this.bucketOf(this.price)
    while (bucket.size === 0) bucket = this.bucketOf(++this.price)
    this.size--
    return bucket.cells[--bucket.size]
  }

  private bucketOf(price: number): Bucket {
    return this.buckets[price % bucketCount] as Bucket
  }
}

/** The blocks that the path to each reached cell runs through, as a bit mask. */
class BlocksOnPath {
  private readonly wordsPerCell = Math.ceil(blockCount / 32)
  private readonly words = new Uint32Array(cellCount * this.wordsPerCell)

  /** The blocks of the previous cell, plus its own. */
  extendTo({ index, from, block }: LaneCell): void {
    const { words, wordsPerCell } = this
    const start = index * wordsPerCell
    const before = from ? from.index * wordsPerCell : -1
    for (let word = 0; word < wordsPerCell; word++) {
      const own = word === block.index >> 5 ? bitOf(block.index) : 0
      words[start + word] = before < 0 ? own : (words[before + word] as number) | own
    }
  }

  has(cell: LaneCell, block: number): boolean {
    const word = this.words[cell.index * this.wordsPerCell + (block >> 5)] as number
    return (word & bitOf(block)) !== 0
  }
}

const bitOf = (block: number): number => 1 << (block & 31)

/** Finds cheap paths that keep to the lanes, over cells the snake will have left by then. */
export class PathSearch {
  private readonly lanes: Lanes
  private readonly random: Random
  private readonly queue = new PriceQueue()
  private readonly blocks = new BlocksOnPath()

  constructor(lanes: Lanes, random: Random) {
    this.lanes = lanes
    this.random = random
  }

  /**
   * The path from the snake's head to the cheapest goal, including the goal; null if there's none.
   */
  find(
    snake: Uint16Array,
    goals: readonly LaneCell[],
    prices: Prices,
    avoid?: LaneCell,
  ): readonly LaneCell[] | null {
    const { lanes, queue } = this
    const now = lanes.place(snake)
    for (const goal of goals) goal.goalIn = now
    if (avoid) avoid.reachedIn = now
    const head = lanes.at(snake[0] as Cell)
    head.price = 0
    head.arrival = now
    head.from = null
    queue.clear()
    queue.push(head, 0)
    for (let cell = queue.pop(); cell; cell = queue.pop()) {
      if (cell.reachedIn === now) continue
      cell.reachedIn = now
      this.blocks.extendTo(cell)
      if (cell.goalIn === now) return pathTo(cell)
      const { round, leave, border } = cell
      const arrival = cell.arrival + 1
      if (round.reachedIn !== now && round.freeAt <= arrival) {
        this.offer(round, cell, prices.round + this.noise(prices), now)
      }
      if (leave.reachedIn === now || !canLeave(cell, arrival) || this.closesLoop(cell)) continue
      const comesBack = border.freeAt > arrival
      this.offer(leave, cell, (comesBack ? 0 : prices.newBlock) + this.noise(prices), now)
    }
    return null
  }

  private noise({ noise }: Prices): number {
    return noise > 1 ? Math.floor(this.random() * noise) : 0
  }

  /** Records the step between two cells, unless a cheaper way is known. */
  private offer(to: LaneCell, from: LaneCell, extra: number, now: number): void {
    const price = from.price + stepPrice + extra
    if (to.pricedIn === now && price >= to.price) return
    to.pricedIn = now
    to.price = price
    to.arrival = from.arrival + 1
    to.from = from
    this.queue.push(to, price)
  }

  /** Whether leaving at the cell leads to a block already on the path, over a new border. */
  private closesLoop(cell: LaneCell): boolean {
    if (!this.blocks.has(cell, cell.leave.block.index)) return false
    let newer = cell
    for (let older = cell.from; older; older = older.from) {
      if (older.leave === newer && older.border === cell.border) return false
      newer = older
    }
    return true
  }
}

function pathTo(goal: LaneCell): LaneCell[] {
  const path: LaneCell[] = []
  for (let cell = goal; cell.from; cell = cell.from) path.push(cell)
  return path.reverse()
}
