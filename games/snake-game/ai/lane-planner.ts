import { type Cell, cellCount } from '../board.ts'
import type { Random } from '../rules.ts'
import type { LaneCell, Lanes } from './lanes.ts'
import { PathSearch, type Prices } from './path-search.ts'
import { Survey } from './survey.ts'
import { walkTree } from './tree-walk.ts'

/** After this many path searches (10 to 20 µs each), planning at a meal starts no more rollouts. */
const searchesAtMeal = 40
/**
 * After this many path searches, a rollout stops. It makes one or two for each step of a detour.
 */
const maxSearches = 200

const plainPrices: Prices = { noise: 1, newBlock: 1, round: 1 }

/**
 * Finds paths to the food for a snake that keeps to the lanes, such that it still does when it has
 * eaten.
 *
 * A rollout plays a simple policy ahead: go the shortest way to the food, unless that would cut off
 * free cells; then go a step toward the nearest of these and look again. Rollouts differ in their
 * prices; a plan is judged by its steps and by the position at its end (`Survey`).
 */
export class LanePlanner {
  readonly lanes: Lanes
  /** The cells to enter next; the last one is the food's. */
  plan: LaneCell[] = []
  /** The cost of the rest of the plan: its steps, plus the outlook at its end. */
  private cost = Number.POSITIVE_INFINITY
  /** Path searches made in this step. */
  private searches = 0
  private readonly random: Random
  private readonly paths: PathSearch
  private readonly survey: Survey
  /** The simulated snake of a rollout, head first, growing toward the front. */
  private readonly trail = new Uint16Array(maxSearches + cellCount)
  /** The same after the meal. */
  private readonly fed = new Uint16Array(cellCount)

  constructor(lanes: Lanes, random: Random) {
    this.lanes = lanes
    this.random = random
    this.paths = new PathSearch(lanes, random)
    this.survey = new Survey(lanes)
  }

  /** The next cell to enter. The snake must keep to the lanes, and still will after this step. */
  next(snake: Uint16Array, foodCell: Cell): Cell {
    const food = this.lanes.at(foodCell)
    this.searches = 0
    if (this.plan.length === 0) {
      this.planAlongTree(snake, food)
      this.rollout(snake, food, plainPrices, maxSearches)
      while (this.searches < searchesAtMeal) {
        this.rollout(snake, food, this.randomPrices(), maxSearches)
      }
    } else {
      // The tail has moved, so there may be a shorter way now.
      this.rollout(snake, food, plainPrices, 1)
    }
    this.cost--
    return (this.plan.shift() as LaneCell).index
  }

  private randomPrices(): Prices {
    const { random } = this
    return {
      noise: 1 + Math.floor(random() * 8),
      newBlock: Math.floor(random() * 4),
      round: Math.floor(random() * 4),
    }
  }

  private planAlongTree(snake: Uint16Array, food: LaneCell): void {
    this.plan = walkTree(snake, food, this.lanes, this.random)
    this.cost = this.plan.length + this.survey.outlook(this.afterMeal(snake, this.plan)).cost
  }

  /** Simulates a way to the food. If it's better than the plan, it becomes the plan. */
  private rollout(start: Uint16Array, food: LaneCell, prices: Prices, limit: number): void {
    const { lanes, trail } = this
    const walked: LaneCell[] = []
    let front = maxSearches
    trail.set(start, front)
    /** The rest of a known way to the food, in case the snake can't find a new one. */
    let rest: readonly LaneCell[] = []
    while (walked.length < this.cost && this.searches < limit) {
      const snake = trail.subarray(front, front + start.length)
      const toFood = this.search(snake, [food], prices)
      let move: LaneCell
      if (toFood) {
        if (walked.length + toFood.length >= this.cost) return
        const fed = this.afterMeal(snake, toFood)
        if (lanes.kept(fed) < fed.length) return
        const outlook = this.survey.outlook(fed)
        const cost = walked.length + toFood.length + outlook.cost
        if (cost < this.cost) {
          this.plan = [...walked, ...toFood]
          this.cost = cost
        }
        if (outlook.cutOff.length === 0 || this.searches >= limit) return
        const toCutOff = this.search(snake, outlook.cutOff, prices, food)
        const way = toCutOff ?? toFood
        move = way[0] as LaneCell
        rest = toCutOff ? [] : toFood.slice(1)
      } else if (this.searches >= limit) {
        return
      } else {
        const way = rest.length > 0 ? rest : walkTree(snake, food, lanes, this.random)
        move = way[0] as LaneCell
        rest = rest.slice(1)
      }
      if (move === food) return
      walked.push(move)
      trail[--front] = move.index
    }
  }

  private search(...request: Parameters<PathSearch['find']>): readonly LaneCell[] | null {
    this.searches++
    return this.paths.find(...request)
  }

  /** The snake after it has followed a path and eaten at its end. */
  private afterMeal(snake: Uint16Array, path: readonly LaneCell[]): Uint16Array {
    const fed = this.fed.subarray(0, Math.min(cellCount, snake.length + 1))
    // A short snake lies entirely on the path.
    const steps = Math.min(path.length, fed.length)
    for (let index = 0; index < steps; index++) {
      fed[index] = (path[path.length - 1 - index] as LaneCell).index
    }
    fed.set(snake.subarray(0, fed.length - steps), steps)
    return fed
  }
}
