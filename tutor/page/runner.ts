/** Time limit for one example, in ms. */
export const timeLimit = 3000

/** The page's message to the runner, which comes with a port for the answer. */
export interface RunOrder {
  /** A classic script that declares `solve`. */
  program: string
  inputs: string[]
  timeLimit: number
  /** The errors for an endless program and for one that can't start. */
  tookTooLong: string
  notStarted: string
  /** Whether nothing runs after a program that took too long. */
  timed: boolean
}

/** The result for one input. */
export interface Run {
  output?: string
  /** Why there is no output. */
  error?: string
  /** How long it took, in ms, if that was measured. */
  ms?: number
  /** Whether it was stopped because it took too long. */
  isLate?: boolean
}

/**
 * The script of the runner's page. It's inline, because a page without an origin can't load files.
 * Each input gets its own worker, made from the program's text, so that nothing is evaluated in the
 * page, inputs can't affect each other, and an endless program can be killed. Its time limit starts
 * when it runs, however long a busy machine takes to start it.
 */
export const runnerScript = `addEventListener('message', async ({ source, data, ports: [port] }) => {
  if (source !== parent || !port) return
  const run = (input) => new Promise((resolve) => {
    const url = URL.createObjectURL(new Blob([
      'self.postMessage({ started: true });', data.program,
      '\\n;self.postMessage(((start) => ({ output: String(solve(', JSON.stringify(input),
      ')), ms: performance.now() - start }))(performance.now()))',
    ], { type: 'text/javascript' }))
    const worker = new Worker(url)
    const end = (result) => {
      clearTimeout(timer)
      worker.terminate()
      URL.revokeObjectURL(url)
      resolve(result)
    }
    const stop = () => end({ error: data.tookTooLong, isLate: true })
    let timer
    worker.onmessage = ({ data: { output, ms } }) => {
      if (output === undefined) timer ??= setTimeout(stop, data.timeLimit)
      else end({ output: String(output), ms: Number(ms) })
    }
    worker.onerror = ({ message }) =>
      end({ error: (message || data.notStarted).replace(/^Uncaught /, '') })
  })
  const runs = []
  for (const input of data.inputs) {
    runs.push(await run(input))
    if (data.timed && runs.at(-1).isLate) break
  }
  port.postMessage(runs)
})`
