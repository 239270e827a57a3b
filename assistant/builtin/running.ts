import { createContext, Script } from 'node:vm'

export interface Run {
  output?: string
  /** Why there is no output. */
  error?: string
}

/**
 * Runs `solve` of a program from the knowledge base on each input. Meant for our own programs, whose
 * inputs a visitor gave: the time limit in ms, for each input, guards against large ones, not
 * against hostile code.
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
