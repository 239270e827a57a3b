import { seededRandom } from '@wize/kit/site/ui/art/mosaic.ts'
import { type Model, model, Server, type Settings } from './server.ts'

/** Something that the reader does at a moment of the run, in ms. */
export type Action = { at: number } & (
  | { spike: number }
  | { server: number; settings: Settings }
  | { server: number; restart: true }
)

/** New clients a second: calm, then a spike, then calm again. Times are in ms. */
export const traffic = { calm: 80, spike: 150, from: 5000, to: 15_000 }

/** How often the clients of the measurement look whether it's time to ask, in ms. */
const tick = 5
const seed = 2

const plain: Settings = { deadline: false, newestFirst: false, cancelOnClose: false }
/** The two servers of the article's first chart: no limit, and a limit of 50. */
const initialSettings: Settings[] = [plain, { ...plain, limit: 50 }]

export interface RunOptions {
  settings?: Settings[]
  actions?: Action[]
  seed?: number
  timing?: Model
}

/**
 * The same clients at several servers. The same actions and seed always give the same run, so going
 * back in time is a new run with the old one's actions, advanced to an earlier moment.
 */
export class Run {
  readonly servers: Server[]
  now = 0
  spike = traffic.spike
  /** What the reader has done, in order. After going back, the later ones are still to come. */
  actions: Action[]
  #applied = 0
  /** Clients who are due, in thousandths. */
  #due = 0

  constructor(options: RunOptions = {}) {
    const { settings = initialSettings, actions = [], timing = model } = options
    this.actions = actions
    this.servers = settings.map(
      (each) => new Server(each, seededRandom(options.seed ?? seed), timing),
    )
  }

  get rate(): number {
    return this.now >= traffic.from && this.now < traffic.to ? this.spike : traffic.calm
  }

  /** Advances to this moment, and repeats what the reader did up to and at it. */
  advance(to: number): this {
    this.#catchUp()
    while (this.now < to) {
      let clients = 0
      if (this.now % tick === 0) {
        this.#due += this.rate * tick
        clients = Math.floor(this.#due / 1000)
        this.#due -= clients * 1000
      }
      for (const server of this.servers) server.step(clients)
      this.now += 1
      this.#catchUp()
    }
    return this
  }

  /** Does something now. After going back, it replaces the actions that were still to come. */
  act(action: Action): this {
    this.actions = [...this.actions.slice(0, this.#applied), action]
    this.#apply(action)
    return this
  }

  #catchUp() {
    for (;;) {
      const next = this.actions[this.#applied]
      if (!next || next.at > this.now) return
      this.#apply(next)
    }
  }

  #apply(action: Action) {
    this.#applied += 1
    if ('spike' in action) {
      this.spike = action.spike
      return
    }
    const server = this.servers[action.server]
    if ('restart' in action) server?.restart()
    else if (server) server.settings = action.settings
  }
}

/** What a server is like at one moment. */
export interface State {
  waiting: number
  /** How many of those waiting have left. */
  left: number
  /** Requests, and answers in time, in the second before. */
  asked: number
  useful: number
}

export function stateOf({ queue, seconds, now }: Server): State {
  const last = seconds[Math.floor(now / 1000) - 1]
  return {
    waiting: queue.length,
    left: queue.filter(({ gone }) => gone).length,
    asked: last?.asked ?? 0,
    useful: last?.useful ?? 0,
  }
}

/** The moments of a run that stand for it on paper and in mails, in seconds. */
const stripSeconds = [5, 9, 12, 15, 20, 30]

export interface StripState {
  second: number
  servers: State[]
}

/** The states of a run with these actions. */
export function stripOf(actions: Action[] = []): StripState[] {
  const run = new Run({ actions })
  return stripSeconds.map((second) => ({
    second,
    servers: run.advance(second * 1000).servers.map(stateOf),
  }))
}
