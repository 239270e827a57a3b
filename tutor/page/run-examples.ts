import { fill } from '@wize/kit/i18n/format.ts'
import { pages } from '#contracts/paths.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { type Run, type RunOrder, timeLimit } from './runner.ts'

/** How long starting the frame or one worker may take, in ms. */
const startLimit = 5000

/** How inputs are run. */
export interface RunOptions {
  /** Stops the program. Throws the signal's reason. */
  signal?: AbortSignal
  /** Leaves out the inputs after one that took too long. */
  timed?: boolean
}

/**
 * Runs a program on inputs in a sandbox: a frame without an origin or network, removed afterward.
 * Returns one result per input, even if the sandbox fails.
 */
export async function runProgram(
  program: string,
  inputs: string[],
  { signal, timed = false }: RunOptions = {},
): Promise<Run[]> {
  const frame = document.createElement('iframe')
  frame.sandbox.add('allow-scripts')
  frame.hidden = true
  frame.title = words.runs.sandbox
  const { port1, port2 } = new MessageChannel()
  try {
    const answer = new Promise<Run[]>((resolve, reject) => {
      port1.onmessage = ({ data }) => resolve(data)
      const limit = startLimit + inputs.length * (startLimit + timeLimit)
      setTimeout(() => reject(new Error(words.runs.sandboxFailed)), limit)
      signal?.addEventListener('abort', () => reject(signal.reason))
    })
    const order: RunOrder = {
      program,
      inputs,
      timeLimit,
      tookTooLong: fill(words.runs.tookTooLong, { seconds: timeLimit / 1000 }),
      notStarted: words.runs.notStarted,
      timed,
    }
    // The frame has no origin to name here.
    frame.onload = () => frame.contentWindow?.postMessage(order, '*', [port2])
    frame.src = pages.runner
    document.body.append(frame)
    const runs = await answer
    const isCut = timed && Array.isArray(runs) && runs.length < inputs.length
    return readRuns(runs, isCut ? runs.length : inputs.length)
  } catch (error) {
    signal?.throwIfAborted()
    return inputs.map(() => ({ error: (error as Error).message }))
  } finally {
    port1.close()
    frame.remove()
  }
}

/** Validates the answer, because the program could send anything in the frame's name. */
function readRuns(answer: unknown, count: number): Run[] {
  const runs = Array.isArray(answer) ? answer : []
  return Array.from({ length: count }, (_, index) => {
    const { output, error, ms, isLate }: Run = runs[index] ?? {}
    if (typeof output === 'string') return { output, ...(typeof ms === 'number' && { ms }) }
    const why = typeof error === 'string' ? error : words.runs.noAnswer
    return { error: why, ...(isLate === true && { isLate }) }
  })
}
