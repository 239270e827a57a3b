import { createContext, Script } from 'node:vm'

export interface Run {
  output?: string
  /** Why there is no output. */
  error?: string
}

/**
 * Runs `solve` of a program from the knowledge base on each input. Only for our own programs: the
 * time limit (in ms per input) guards against large inputs from visitors, not against hostile code.
 */
export function runScript(source: string, inputs: readonly string[], timeout: number): Run[] {
  const script = new Script(`${source}\n;String(solve(input))`)
  return inputs.map((input) => {
    try {
      const output = runWithin(timeout, (options) =>
        script.runInContext(createContext({ input }), options),
      )
      return { output }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  })
}

/** How often a run may time out before it had its share of a busy machine. */
const maxStarved = 5

/**
 * Runs with a time limit in ms. The limit is by the clock, so a run that timed out without having
 * had half of it on the processor runs again.
 */
export function runWithin<Result>(
  timeout: number,
  run: (options: { timeout: number }) => Result,
): Result {
  for (let tries = 1; ; tries++) {
    const start = process.threadCpuUsage()
    try {
      return run({ timeout })
    } catch (error) {
      const { user, system } = process.threadCpuUsage(start)
      const wasStarved = isTimeout(error) && (user + system) / 1000 < timeout / 2
      if (!wasStarved || tries === maxStarved) throw error
    }
  }
}

const isTimeout = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_SCRIPT_EXECUTION_TIMEOUT'
