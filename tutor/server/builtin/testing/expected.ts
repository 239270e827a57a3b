// Programs with inputs, and the outputs they must print in every language.
import { isSameOutput } from '#contracts/assistant-fields.ts'
import type { Program } from '../programs.ts'
import { type Job, outputsOf } from './batch.ts'
import { ownWriting, randomInputs } from './oracle.ts'

export interface Expected extends Job {
  program: Program
  outputs: readonly string[]
}

/** The program's own test cases, and random inputs with the JavaScript program's outputs. */
export function expectedOf(program: Program, folder: string): Expected {
  const writing = ownWriting(program)
  const random = program.compare === 'any right' ? [] : randomInputs(program, 12)
  const inputs = [...program.cases.map(({ input }) => input), ...random]
  const [answers = []] = outputsOf('javascript', [{ name: '', writing, inputs: random }], folder)
  const outputs = [...program.cases.map(({ output }) => output), ...answers]
  return { name: program.id, program, writing, inputs, outputs }
}

/** The outputs that are not as expected. */
export const wrongOutputs = (list: readonly Expected[], actual: readonly (readonly string[])[]) =>
  list.flatMap(({ name, program, inputs, outputs }, i) =>
    inputs.flatMap((input, j) => {
      const got = actual[i]?.[j] ?? 'nothing'
      const expected = outputs[j] ?? ''
      return isSameOutput(got, expected, program.compare) ? [] : [{ name, input, expected, got }]
    }),
  )
