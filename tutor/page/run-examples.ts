import { fill } from '@wize/kit/i18n/format.ts'
import { pages } from '#contracts/paths.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { type Run, type RunOrder, timeLimit } from './runner.ts'

/** How long starting the frame or one worker may take, in ms. */
const startLimit = 5000

/**
 * Runs a program on inputs in a sandbox: a frame without an origin or network, removed afterward.
 * Returns one result per input, even if the sandbox fails.
 */
export async function runProgram(program: string, inputs: string[]): Promise<Run[]> {
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
    })
    const order: RunOrder = {
      program,
      inputs,
      timeLimit,
      tookTooLong: fill(words.runs.tookTooLong, { seconds: timeLimit / 1000 }),
      notStarted: words.runs.notStarted,
    }
    // The frame has no origin to name here.
    frame.onload = () => frame.contentWindow?.postMessage(order, '*', [port2])
    frame.src = pages.runner
    document.body.append(frame)
    return readRuns(await answer, inputs.length)
  } catch (error) {
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
    const { output, error }: Run = runs[index] ?? {}
    if (typeof output === 'string') return { output }
    return { error: typeof error === 'string' ? error : words.runs.noAnswer }
  })
}
