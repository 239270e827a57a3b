import { type Cell, cellCount, neighbors } from '../board.ts'
import type { Random } from '../rules.ts'
import { blockCount, borderCount, type Lanes } from './lanes.ts'

const none = 0xffff
/** 32-bit words that hold a bit for each block. */
const blockWords = Math.ceil(blockCount / 32)
/** Price of a plain step in a path search; the other prices are parts of it. */
const stepPrice = 16
const maxPathCost = 16_000
/** Path searches (10 to 20 µs each) after which a meal's planning begins no more rollouts. */
const workAtMeal = 40
/** Path searches after which a rollout stops; it makes one or two for each step of its detours. */
const maxWork = 200
/** What a free cell that the snake would cut off is worth, in steps. */
const cutOffPrice = 10
/** Distance counted for a free cell that the snake would cut off. */
const cutOffDistance = cellCount / 4
/** What a side of a free cell that touches the snake is worth: room in one piece is better. */
const edgePrice = 0.3

/** What a rollout adds to the price of a step. */
interface Weights {
  /** For any step: a random number below this. */
  readonly noise: number
  /** For a step into a block the snake is not on. */
  readonly newBlock: number
  /** For a step round a block. */
  readonly round: number
}
const plainWeights: Weights = { noise: 1, newBlock: 1, round: 1 }

/**
 * Finds paths to the food for a snake that keeps to the lanes, such that it still does when it has
 * eaten.
 *
 * A rollout plays a simple policy ahead: go the shortest way to the food, unless that would cut off
 * free cells (see `survey`); then go a step toward the nearest of these and look again. Rollouts
 * differ in their weights; a plan is judged by its steps and by the position at its end (`outlook`).
 */
export class LanePlanner {
  /** The plan: cells still to be entered are `path[at]` to `path[length - 1]`, the food's. */
  readonly path = new Uint16Array(maxWork + cellCount)
  at = 0
  length = 0
  private cost = Number.POSITIVE_INFINITY

  readonly lanes: Lanes
  private readonly random: Random
  private weights = plainWeights
  /** Path searches made in this step. */
  private work = 0
  // For each cell, block and border: in how many steps the snake will have left it.
  private readonly cellFree = new Uint16Array(cellCount)
  private readonly blockFree = new Uint16Array(blockCount)
  private readonly borderFree = new Uint16Array(borderCount)
  // Path search.
  private readonly price = new Uint16Array(cellCount)
  private readonly time = new Uint16Array(cellCount)
  private readonly from = new Uint16Array(cellCount)
  private readonly done = new Uint8Array(cellCount)
  /** For each cell that is done: the blocks that the path to it has been in, a bit each. */
  private readonly visitedBlocks = new Uint32Array(cellCount * blockWords)
  private readonly bucket = new Uint16Array(maxPathCost + 4 * stepPrice)
  private readonly entryCell = new Uint16Array(cellCount * 4)
  private readonly entryNext = new Uint16Array(cellCount * 4)
  private readonly found = new Uint16Array(cellCount)
  // Survey of a position.
  private readonly distance = new Uint16Array(cellCount)
  private readonly queue = new Uint16Array(cellCount)
  private readonly cutOff = new Uint8Array(cellCount)
  /** What the position surveyed last is worth, in steps: less is better. */
  private outlook = 0
  // Rollout.
  private readonly trail = new Uint16Array(maxWork + cellCount)
  private readonly eaten = new Uint16Array(cellCount)
  private readonly kept = new Uint16Array(cellCount)
  // Spanning tree.
  private readonly inTree = new Uint8Array(blockCount)
  private readonly crossed = new Uint8Array(borderCount)
  private readonly frontier = new Uint16Array(cellCount)

  constructor(lanes: Lanes, random: Random) {
    this.lanes = lanes
    this.random = random
  }

  /** Drops the plan. */
  reset(): void {
    this.at = this.length = 0
    this.cost = Number.POSITIVE_INFINITY
  }

  /** The next cell to enter. The snake must keep to the lanes; it will after this step too. */
  next(body: Uint16Array, food: Cell): Cell {
    this.work = 0
    if (this.at >= this.length) {
      this.planAlongTree(body, food)
      this.rollout(body, food, plainWeights, maxWork)
      while (this.work < workAtMeal) this.rollout(body, food, this.randomWeights(), maxWork)
    } else {
      // The tail has moved on: there may be a shorter way now.
      this.rollout(body, food, plainWeights, 1)
    }
    this.cost--
    return this.path[this.at++] as number
  }

  private randomWeights(): Weights {
    const { random } = this
    return {
      noise: 1 + Math.floor(random() * 8),
      newBlock: Math.floor(random() * 4),
      round: Math.floor(random() * 4),
    }
  }

  /** Notes when the snake, moving on without growing, will have left its cells. */
  private note(body: Uint16Array, length: number): void {
    const { cellFree, blockFree, borderFree } = this
    const { block, leave, border } = this.lanes
    cellFree.fill(0)
    blockFree.fill(0)
    borderFree.fill(0)
    let newer = none
    for (let index = length - 1; index >= 0; index--) {
      const cell = body[index] as number
      newer = index > 0 ? (body[index - 1] as number) : none
      cellFree[cell] = length - index
      blockFree[block[cell] as number] = length - index
      if (leave[cell] === newer) borderFree[border[cell] as number] = length - index
    }
  }

  /**
   * Searches a short way from the head to the food, or to any cell marked in `cutOff`, over cells
   * the snake has left when the head arrives, keeping to the lanes. Fills `found`; returns the
   * number of steps, 0 when there is no way. Needs `note`.
   */
  private search(head: Cell, goal: Cell | null, avoid: Cell | null): number {
    const { cellFree, blockFree, borderFree, price, time, from, done, bucket } = this
    const { entryCell, entryNext, found, cutOff } = this
    const { block, round, leave, border } = this.lanes
    const { noise, newBlock, round: roundPrice } = this.weights
    this.work++
    done.fill(0)
    price.fill(none)
    bucket.fill(none)
    if (avoid !== null) done[avoid] = 1
    let entries = 1
    price[head] = 0
    time[head] = 0
    from[head] = none
    entryCell[0] = head
    entryNext[0] = none
    bucket[0] = 0
    let pending = 1
    for (let paid = 0; pending > 0 && paid < maxPathCost; paid++) {
      for (let entry = bucket[paid] as number; entry !== none; entry = entryNext[entry] as number) {
        pending--
        const cell = entryCell[entry] as number
        if (done[cell] === 1) continue
        done[cell] = 1
        this.noteBlocks(cell)
        if (goal === null ? cutOff[cell] === 1 : cell === goal) {
          const steps = time[cell] as number
          let back = cell
          for (let index = steps - 1; index >= 0; index--) {
            found[index] = back
            back = from[back] as number
          }
          return steps
        }
        const arrival = (time[cell] as number) + 1
        for (let leaving = 0; leaving < 2; leaving++) {
          const to = (leaving === 1 ? leave[cell] : round[cell]) as number
          if (done[to] === 1 || (cellFree[to] as number) > arrival) continue
          let extra = roundPrice
          if (leaving === 1) {
            const crossing = border[cell] as number
            const returns = (borderFree[crossing] as number) > arrival
            if (!returns && (blockFree[block[to] as number] as number) > arrival) continue
            if (this.closesLoop(cell, block[to] as number, crossing)) continue
            extra = returns ? 0 : newBlock
          }
          const total =
            paid + stepPrice + extra + (noise > 1 ? Math.floor(this.random() * noise) : 0)
          if (total >= (price[to] as number) || entries === entryCell.length) continue
          price[to] = total
          time[to] = arrival
          from[to] = cell
          entryCell[entries] = to
          entryNext[entries] = bucket[total] as number
          bucket[total] = entries++
          pending++
        }
      }
    }
    return 0
  }

  private noteBlocks(cell: Cell): void {
    const { visitedBlocks, from } = this
    const at = cell * blockWords
    const before = from[cell] as number
    for (let word = 0; word < blockWords; word++)
      visitedBlocks[at + word] =
        before === none ? 0 : (visitedBlocks[before * blockWords + word] as number)
    const block = this.lanes.block[cell] as number
    const word = at + (block >> 5)
    visitedBlocks[word] = (visitedBlocks[word] as number) | (1 << (block & 31))
  }

  /** Whether the path found so far has been in `target` but has not crossed `crossing`. */
  private closesLoop(cell: Cell, target: number, crossing: number): boolean {
    const { visitedBlocks, from } = this
    const blocks = visitedBlocks[cell * blockWords + (target >> 5)] as number
    if ((blocks & (1 << (target & 31))) === 0) return false
    const { leave, border } = this.lanes
    let newer = cell
    for (let older = from[newer] as number; older !== none; older = from[newer] as number) {
      if (leave[older] === newer && border[older] === crossing) return false
      newer = older
    }
    return true
  }

  /**
   * Counts the free cells that a snake in this position could not walk to at once, its tail going
   * on before it, and marks them in `cutOff`. Uses the tables of `note` up.
   */
  private survey(body: Uint16Array, length: number): number {
    const { cellFree, blockFree, borderFree, done, distance, queue, cutOff } = this
    const { block, round, leave, border } = this.lanes
    this.note(body, length)
    done.fill(0)
    const head = body[0] as number
    queue[0] = head
    done[head] = 1
    distance[head] = 0
    let write = 1
    for (let read = 0; read < write; read++) {
      const cell = queue[read] as number
      const arrival = (distance[cell] as number) + 1
      const on = round[cell] as number
      if (done[on] === 0 && (cellFree[on] as number) <= arrival) {
        done[on] = 1
        distance[on] = arrival
        queue[write++] = on
      }
      const out = leave[cell] as number
      if (
        done[out] === 0 &&
        (cellFree[out] as number) <= arrival &&
        ((blockFree[block[out] as number] as number) <= arrival ||
          (borderFree[border[cell] as number] as number) > arrival)
      ) {
        done[out] = 1
        distance[out] = arrival
        queue[write++] = out
      }
    }
    let missing = 0
    let sum = 0
    let edge = 0
    for (let cell = 0; cell < cellCount; cell++) {
      cutOff[cell] = 0
      if (cellFree[cell] !== 0) continue
      const at = cell * 4
      if (cellFree[neighbors[at] as number] !== 0) edge++
      if (cellFree[neighbors[at + 1] as number] !== 0) edge++
      if (cellFree[neighbors[at + 2] as number] !== 0) edge++
      if (cellFree[neighbors[at + 3] as number] !== 0) edge++
      if (done[cell] === 1) sum += distance[cell] as number
      else {
        cutOff[cell] = 1
        missing++
      }
    }
    this.outlook =
      length === cellCount
        ? 0
        : (sum + missing * cutOffDistance) / (cellCount - length) +
          cutOffPrice * missing +
          edgePrice * edge
    return missing
  }

  /** The snake after it has walked `steps` cells of `found` and eaten at the last one. */
  private eat(body: Uint16Array, steps: number): number {
    const { eaten, found } = this
    const length = Math.min(cellCount, body.length + 1)
    for (let index = 0; index < length; index++) {
      eaten[index] = (index < steps ? found[steps - 1 - index] : body[index - steps]) as number
    }
    return length
  }

  /** Plays ahead; what is found and better than the plan becomes the plan. */
  private rollout(body: Uint16Array, food: Cell, weights: Weights, limit: number): void {
    const { trail, found, kept, eaten } = this
    this.weights = weights
    // The trail holds the simulated snake, head first, growing toward the front.
    let front = maxWork
    trail.set(body, front)
    let keptAt = 0
    let keptLength = 0
    for (let steps = 0; steps < this.cost && this.work < limit; steps++) {
      const snake = trail.subarray(front, front + body.length)
      const head = snake[0] as number
      this.note(snake, snake.length)
      const toFood = this.search(head, food, null)
      let move: number
      if (toFood > 0) {
        if (steps + toFood >= this.cost) return
        const length = this.eat(snake, toFood)
        if (this.lanes.kept(eaten, length) < length) return
        const missing = this.survey(eaten, length)
        const cost = steps + toFood + this.outlook
        if (cost < this.cost) this.adopt(front, steps, toFood, cost)
        if (missing === 0 || this.work >= limit) return
        kept.set(found.subarray(1, toFood))
        keptAt = 0
        keptLength = toFood - 1
        move = found[0] as number
        this.note(snake, snake.length)
        if (this.search(head, null, food) > 0) {
          move = found[0] as number
          keptLength = 0
        }
      } else if (this.work >= limit) {
        return
      } else if (keptAt < keptLength) {
        move = kept[keptAt++] as number
      } else {
        this.walkTree(snake, food)
        move = found[0] as number
      }
      if (move === food) return
      trail[--front] = move
    }
  }

  /** Makes the simulated trail and the `toFood` cells found after it the plan. */
  private adopt(front: number, steps: number, toFood: number, cost: number): void {
    const { path, trail, found } = this
    for (let index = 0; index < steps; index++)
      path[index] = trail[front + steps - 1 - index] as number
    path.set(found.subarray(0, toFood), steps)
    this.at = 0
    this.length = steps + toFood
    this.cost = cost
  }

  /** The plan that always exists. */
  private planAlongTree(body: Uint16Array, food: Cell): void {
    this.reset()
    const steps = this.walkTree(body, food)
    const length = this.eat(body, steps)
    this.survey(this.eaten, length)
    this.adopt(0, 0, steps, steps + this.outlook)
  }

  /**
   * Grows the tree of the snake's blocks at random until it spans the board and walks round it to
   * the food: legal whatever the position. Fills `found`; returns the number of steps.
   */
  private walkTree(body: Uint16Array, food: Cell): number {
    const { inTree, crossed, frontier, found } = this
    const { block, round, leave, border } = this.lanes
    inTree.fill(0)
    crossed.fill(0)
    let newer = none
    for (const cell of body) {
      inTree[block[cell] as number] = 1
      if (leave[cell] === newer) crossed[border[cell] as number] = 1
      newer = cell
    }
    let size = 0
    for (let cell = 0; cell < cellCount; cell++) {
      if (inTree[block[cell] as number] === 1) frontier[size++] = cell
    }
    while (size > 0) {
      const pick = Math.floor(this.random() * size)
      const cell = frontier[pick] as number
      frontier[pick] = frontier[--size] as number
      const to = leave[cell] as number
      const joined = block[to] as number
      if (inTree[joined] === 1) continue
      inTree[joined] = 1
      crossed[border[cell] as number] = 1
      let corner = to
      do {
        frontier[size++] = corner
        corner = round[corner] as number
      } while (corner !== to)
    }
    let cell = body[0] as number
    let steps = 0
    do {
      cell = (crossed[border[cell] as number] === 1 ? leave[cell] : round[cell]) as number
      found[steps++] = cell
    } while (cell !== food && steps < cellCount)
    return steps
  }
}
