/** How a server treats its queue. */
export interface Settings {
  /** How many requests may wait; undefined for any number. */
  limit?: number
  /** Skips a request that can't be answered before its client leaves. */
  deadline: boolean
  newestFirst: boolean
  /** Skips a request whose client has left. */
  cancelOnClose: boolean
}

/** A client's attempt. Times are in ms of the run. */
export interface Attempt {
  number: number
  /** When the client asked. */
  asked: number
  /** When the server put it into its queue. */
  since: number
  /** Whether the client has left, as the client knows it. */
  gone: boolean
  /** Whether the server knows that the client has left. */
  closed: boolean
  answered: boolean
}

/** What happened in one second, or until now. */
export interface Counts {
  asked: number
  useful: number
  refused: number
  finished: number
}

/** The clients and the server of the article’s measurement. Times are in ms. */
export const model = {
  /** How long the work on one request takes. */
  service: 10,
  timeout: 2000,
  attempts: 3,
  retryAfterRefusal: 1000,
  /** The client's two seconds, less the time for the round trip, as the server with deadlines has it. */
  deadline: 1950,
  /** A message between client and server takes from one to this many ms. */
  maxTrip: 4,
  /** How long a restarted server refuses connections. */
  restart: 3000,
}
export type Model = typeof model

const none = (): Counts => ({ asked: 0, useful: 0, refused: 0, finished: 0 })

/** A server with one worker and a queue, and its clients, in steps of a millisecond. */
export class Server {
  settings: Settings
  now = 0
  queue: Attempt[] = []
  current: Attempt | undefined
  /** For each second so far. The last one may not be over. */
  seconds: Counts[] = []
  /** How long useful answers took, by the second in which they were asked for. */
  answers: { second: number; ms: number }[] = []
  #freeAt = 0
  #upAt = 0
  #due = new Map<number, (() => void)[]>()
  readonly #random: () => number
  readonly #model: Model

  constructor(settings: Settings, random: () => number, timing: Model = model) {
    this.settings = settings
    this.#random = random
    this.#model = timing
  }

  get isDown(): boolean {
    return this.now < this.#upAt
  }

  /** Lets a millisecond pass in which this many new clients ask. */
  step(clients: number) {
    if (this.now % 1000 === 0) this.seconds.push(none())
    for (let client = 0; client < clients; client += 1) this.#ask(1)
    const due = this.#due.get(this.now)
    this.#due.delete(this.now)
    for (const event of due ?? []) event()
    if (this.current && this.now >= this.#freeAt) this.#finish(this.current)
    this.#startNext()
    this.now += 1
  }

  /** Empties the memory. Whoever was waiting, or asks before the server is back, is refused. */
  restart() {
    const lost = this.current ? [this.current, ...this.queue] : this.queue
    this.queue = []
    this.current = undefined
    this.#upAt = this.now + this.#model.restart
    for (const attempt of lost) if (!attempt.gone) this.#refuse(attempt)
  }

  #count(what: keyof Counts) {
    const second = this.seconds.at(-1)
    if (second) second[what] += 1
  }

  #after(ms: number, event: () => void) {
    const at = this.now + ms
    const events = this.#due.get(at)
    if (events) events.push(event)
    else this.#due.set(at, [event])
  }

  #trip = () => 1 + Math.floor(this.#random() * this.#model.maxTrip)

  #ask(number: number) {
    this.#count('asked')
    const attempt: Attempt = {
      number,
      asked: this.now,
      since: 0,
      gone: false,
      closed: false,
      answered: false,
    }
    this.#after(this.#trip(), () => this.#arrive(attempt))
    this.#after(this.#model.timeout, () => {
      if (attempt.answered || attempt.gone) return
      attempt.gone = true
      this.#after(this.#trip(), () => {
        attempt.closed = true
      })
      if (number < this.#model.attempts) this.#ask(number + 1)
    })
  }

  #arrive(attempt: Attempt) {
    const { limit } = this.settings
    if (this.isDown || (limit !== undefined && this.queue.length >= limit)) {
      this.#refuse(attempt)
      return
    }
    attempt.since = this.now
    this.queue.push(attempt)
  }

  #refuse(attempt: Attempt) {
    // Answered, so it can't time out.
    attempt.answered = true
    this.#after(this.#trip(), () => {
      this.#count('refused')
      if (attempt.number < this.#model.attempts)
        this.#after(this.#model.retryAfterRefusal, () => this.#ask(attempt.number + 1))
    })
  }

  #finish(attempt: Attempt) {
    this.#count('finished')
    this.current = undefined
    this.#after(this.#trip(), () => {
      if (attempt.gone) return
      attempt.answered = true
      this.#count('useful')
      this.answers.push({ second: Math.floor(attempt.asked / 1000), ms: this.now - attempt.asked })
    })
  }

  #startNext() {
    while (!this.current) {
      const next = this.settings.newestFirst ? this.queue.pop() : this.queue.shift()
      if (!next) return
      if (this.#isHopeless(next)) continue
      this.current = next
      this.#freeAt = this.now + this.#model.service
    }
  }

  #isHopeless({ closed, since }: Attempt): boolean {
    const { cancelOnClose, deadline } = this.settings
    if (cancelOnClose && closed) return true
    return deadline && this.now + this.#model.service - since > this.#model.deadline
  }
}
