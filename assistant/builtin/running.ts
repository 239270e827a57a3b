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
      return { output: script.runInContext(createContext({ input }), { timeout }) }
    } catch (error) {
      return { error: error instanceof Error ? error.message : String(error) }
    }
  })
}
