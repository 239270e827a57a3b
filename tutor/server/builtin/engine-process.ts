import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Analysis, Example } from '#contracts/analyze.ts'
import type { GeneratedCode } from '#contracts/generate-code.ts'
import type { JudgingQuestion, Judgment } from '#contracts/judge-code.ts'
import type { PracticeAnswer, PracticeQuestion } from '#contracts/practice.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { Failure } from '../failure.ts'
import type { CodeRequest } from './builtin-engine.ts'
import type { Answer, Request } from './engine-worker.ts'

const defaults = {
  /** Time for one request, in ms, so that a hostile statement can't block the engine. */
  requestLimit: 15_000,
  /** Time that an aborted request may still take, in ms: about as long as a new process takes to start. */
  abandonedLimit: 2000,
  /** The process's memory, in MB. */
  memoryLimit: 512,
}

/**
 * The built-in engine, running in its own process. V8 ends a whole process when a thread runs out of
 * memory in one big allocation, or is stopped while it stops a script itself.
 */
export interface BuiltinEngine {
  analyze(problemText: string, signal: AbortSignal): Promise<Analysis>
  /** The program, and the examples read from the statement. */
  generateCode(
    request: CodeRequest,
    signal: AbortSignal,
  ): Promise<{ code: GeneratedCode; examples: Example[] }>
  /** For each example, whether a program's output is right. */
  judge(
    request: CodeRequest,
    outputs: readonly (string | undefined)[],
    signal: AbortSignal,
  ): Promise<boolean[]>
  judgeCode(question: JudgingQuestion, signal: AbortSignal): Promise<Judgment>
  practice(question: PracticeQuestion, signal: AbortSignal): Promise<PracticeAnswer>
  close(): Promise<void>
}

interface Pending {
  request: Request
  resolve: (result: unknown) => void
  reject: (error: Error) => void
}

/** Starts the process on the first request, and again after a request that had to be stopped. */
export function startBuiltinEngine(limits: Partial<typeof defaults> = {}): BuiltinEngine {
  const { ask, close } = startQueue({ ...defaults, ...limits })
  return {
    analyze: (problemText, signal) => ask({ type: 'analyze', problemText }, signal),
    generateCode: (request, signal) => ask({ type: 'generateCode', request }, signal),
    judge: (request, outputs, signal) => ask({ type: 'judge', request, outputs }, signal),
    judgeCode: (question, signal) => ask({ type: 'judgeCode', question }, signal),
    practice: (question, signal) => ask({ type: 'practice', question }, signal),
    close,
  }
}

type WithoutId<One> = One extends Request ? Omit<One, 'id'> : never

/**
 * A process that answers one request after the other.
 *
 * Long because its functions share the process and the queue. None of them is long.
 */
function startQueue({ requestLimit, abandonedLimit, memoryLimit }: typeof defaults) {
  let worker: ChildProcess | undefined
  let current: (Pending & { timer: NodeJS.Timeout }) | undefined
  const waiting: Pending[] = []
  let lastId = 0

  function start(): ChildProcess {
    const started = forkWorker(memoryLimit)
    started.on('message', (answer: Answer) => settle(started, answer))
    started.on('error', (error) => drop(started, error))
    started.on('exit', (code, signal) =>
      drop(started, code === 134 || signal === 'SIGABRT' ? outOfMemory() : stopped()),
    )
    return started
  }

  function next() {
    if (current || waiting.length === 0) return
    const pending = waiting.shift() as Pending
    worker ??= start()
    current = { ...pending, timer: limit(worker, requestLimit) }
    worker.send(pending.request)
  }

  const limit = (running: ChildProcess, time: number) =>
    setTimeout(() => drop(running, tooSlow()), time)

  /** Nobody waits for this request anymore. */
  function abandon({ request }: Pending) {
    const at = waiting.findIndex((pending) => pending.request === request)
    if (at >= 0) waiting.splice(at, 1)
    else if (current?.request === request && worker) {
      clearTimeout(current.timer)
      current.timer = limit(worker, abandonedLimit)
    }
  }

  function settle(from: ChildProcess, answer: Answer) {
    if (from !== worker || answer.id !== current?.request.id) return
    const { resolve, reject } = done()
    if (answer.error) reject(Object.assign(new Error(answer.error.message), answer.error))
    else resolve(answer.result)
    next()
  }

  /** Stops the process and fails the request it was working on. */
  function drop(from: ChildProcess, error: Error) {
    if (from !== worker) return
    worker = undefined
    from.kill('SIGKILL')
    if (current) done().reject(error)
    next()
  }

  function done(): Pending {
    const finished = current as NonNullable<typeof current>
    clearTimeout(finished.timer)
    current = undefined
    return finished
  }

  async function ask<Result>(request: WithoutId<Request>, signal: AbortSignal): Promise<Result> {
    signal.throwIfAborted()
    return new Promise<Result>((resolve, reject) => {
      const pending: Pending = {
        request: { id: ++lastId, ...request },
        resolve: resolve as (result: unknown) => void,
        reject,
      }
      waiting.push(pending)
      signal.addEventListener('abort', () => {
        abandon(pending)
        reject(signal.reason)
      })
      next()
    })
  }

  async function close() {
    const running = worker
    worker = undefined
    for (const { reject } of waiting.splice(0)) reject(stopped())
    if (current) done().reject(stopped())
    if (!running) return
    const exited = once(running, 'exit')
    running.kill('SIGKILL')
    await exited
  }

  return { ask, close }
}

function forkWorker(memoryLimit: number): ChildProcess {
  const worker = fork(new URL('./engine-worker.ts', import.meta.url), {
    execArgv: [...process.execArgv, `--max-old-space-size=${memoryLimit}`],
    serialization: 'advanced',
  })
  // The engine must not keep a closed server's process alive.
  worker.unref()
  worker.channel?.unref()
  return worker
}

const stopped = () => new Failure(words.request.stopping, 503)

const tooSlow = () => new Failure(words.builtin.tookTooLong, 504)

const outOfMemory = () => new Failure(words.builtin.noMemory, 503)
