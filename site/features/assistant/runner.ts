/** Time that one example may take, in ms. */
export const timeLimit = 3000

/** What the page hands to the runner, with a port for the answer. */
export interface RunOrder {
  /** A classic script that declares `solve`. */
  program: string
  inputs: string[]
  timeLimit: number
}

/** What became of one input. */
export interface Run {
  output?: string
  /** Why there is no output. */
  error?: string
}

/**
 * Script of the runner's page, as text because it must be inline: the page has no origin, so it can
 * load no file. Each input gets a worker of its own, made of the program's text, so that nothing is
 * evaluated in the page, one input cannot disturb the next, and a program without end can be killed.
 * Its time begins when it runs, however long a busy machine takes to start it.
 */
export const runnerScript = `addEventListener('message', async ({ source, data, ports: [port] }) => {
  if (source !== parent || !port) return
  const run = (input) => new Promise((resolve) => {
    const url = URL.createObjectURL(new Blob([
      'self.postMessage({ started: true });', data.program,
      '\\n;self.postMessage({ output: String(solve(', JSON.stringify(input), ')) })',
    ], { type: 'text/javascript' }))
    const worker = new Worker(url)
    const end = (result) => {
      clearTimeout(timer)
      worker.terminate()
      URL.revokeObjectURL(url)
      resolve(result)
    }
    const stop = () =>
      end({ error: 'Stopped after ' + data.timeLimit / 1000 + ' seconds without an answer.' })
    let timer
    worker.onmessage = ({ data: { output } }) => {
      if (output === undefined) timer ??= setTimeout(stop, data.timeLimit)
      else end({ output: String(output) })
    }
    worker.onerror = ({ message }) =>
      end({ error: (message || 'The program could not be started.').replace(/^Uncaught /, '') })
  })
  const runs = []
  for (const input of data.inputs) runs.push(await run(input))
  port.postMessage(runs)
})`
