import type { Example } from '#contracts/analyze.ts'
import { isSameOutput } from '#contracts/assistant-fields.ts'
import { bind, type Recognised } from './input.ts'
import { programs } from './programs.ts'
import { runScript } from './running.ts'
import { write } from './writing/languages.ts'
import type { Printing, Writing } from './writing/writing.ts'

/** How long a program may take for one example, in ms. */
const timeLimit = 250

/**
 * Whether running our programs on the examples is harmless: some allocate as much as a number in
 * the input says.
 */
export function areRunnable(examples: readonly Example[]): boolean {
  return (
    examples.length > 0 &&
    examples.every(
      ({ input }) =>
        input.length <= 2_000 &&
        (input.match(/\d+/g) ?? []).every((digits) => Number(digits) <= 100_000),
    )
  )
}

/** What the program gives for each example, undefined where it stops with an error. */
export function outputsFor(writing: Writing, examples: readonly Example[]): (string | undefined)[] {
  const source = write('javascript', { ...writing, header: [] })
  const inputs = examples.map(({ input }) => input)
  return runScript(source, inputs, timeLimit).map(({ output }) => output)
}

/** Ids of the programs that take the whole input and give the expected output for every example. */
export function provenPrograms(
  examples: readonly Example[],
  recognised: Recognised | undefined,
  printing: Printing,
): Set<string> {
  const proven = new Set<string>()
  if (!recognised || !areRunnable(examples) || !isTelling(examples)) return proven
  for (const program of programs) {
    const binding = bind(program, recognised)
    if (!binding || binding.unused.length > 0) continue
    const outputs = outputsFor(
      { program, header: [], printing, reading: binding.reading },
      examples,
    )
    if (examples.every(({ output }, i) => isSameOutput(outputs[i] ?? '', output))) {
      proven.add(program.id)
    }
  }
  return proven
}

/** A single small number or truth value can come out right by chance. */
function isTelling(examples: readonly Example[]): boolean {
  const outputs = new Set(examples.map(({ output }) => output.trim()))
  return outputs.size >= 2 || [...outputs].some((output) => /\d{2,}|[[,].*,|^"?\w{4,}/.test(output))
}
