// Compares programs with brute force on random inputs.
import { createContext, Script } from 'node:vm'
import { isSameOutput } from '#contracts/assistant-fields.ts'
import { ownReading } from '../binding.ts'
import { eraseTypes } from '../erase-types.ts'
import { seededIntegers } from '../generated-inputs.ts'
import { bruteForceOf, coreOf, judgeNameOf, type Program, randomInputOf } from '../programs.ts'
import { write } from '../writing/languages.ts'
import type { Printing, Writing } from '../writing/writing.ts'

const json: Printing = { style: 'json', yes: 'true', no: 'false', between: ' ' }

/** The program, reading and printing its own test cases. */
export function ownWriting(program: Program): Writing {
  return {
    program,
    header: ['A comment', '', 'with an empty line'],
    printing: json,
    reading: ownReading(program),
  }
}

/** Ends endless loops, in ms. Long, because a busy machine may stop a process for seconds. */
const timeout = 60_000

/**
 * Evaluates an expression after the source, each time with different globals and variables. All
 * runs share one context, because creating one takes longer than most programs.
 */
function evaluator(source: string, expression: string) {
  const script = new Script(`(() => {\n${source}\n;return ${expression}\n})()`)
  const sandbox: Record<string, unknown> = {}
  const context = createContext(sandbox)
  return (globals: Record<string, unknown>): string => {
    Object.assign(sandbox, globals)
    return script.runInContext(context, { timeout })
  }
}

/** Inputs from the family's `random` block, in the format of its test cases; empty if it has none. */
export function randomInputs(
  { family, params, class: designed }: Program,
  count: number,
): string[] {
  const source = randomInputOf(family)
  if (source === undefined) return []
  const argsFrom = evaluator(eraseTypes(source), 'JSON.stringify(randomInput(int))')
  return Array.from({ length: count }, (_, i) => {
    const args: unknown[] = JSON.parse(argsFrom({ int: seededIntegers(i * 7919 + 17) }))
    if (designed) return args.map((list) => JSON.stringify(list)).join('\n')
    return params.map(({ name }, at) => `${name} = ${JSON.stringify(args[at])}`).join(', ')
  })
}

interface Disagreement {
  program: string
  input: string
  expected: string
  actual: string
}

/** Inputs for which the program and its brute force, both run in this process, disagree. */
export function disagreements(program: Program, inputs: readonly string[]): Disagreement[] {
  const brute = bruteForceOf(program, 'javascript')
  if (!brute) return []
  const [actual, expected] = [program, brute].map((one) => {
    const solve = evaluator(write('javascript', ownWriting(one)), 'String(solve(input))')
    return inputs.map((input) => {
      try {
        return solve({ input })
      } catch (error) {
        return `stopped: ${error}`
      }
    })
  })
  return inputs.flatMap((input, i) => {
    const [got = '', wanted = ''] = [actual?.[i], expected?.[i]]
    const isRight =
      program.compare === 'any right'
        ? isAccepted(program, input, got)
        : isSameOutput(got, wanted, program.compare)
    return isRight ? [] : [{ program: program.id, input, expected: wanted, actual: got }]
  })
}

/** Asks the family's brute force whether the output is right. */
function isAccepted(program: Program, input: string, output: string): boolean {
  const source = eraseTypes(coreOf({ ...program, heading: 'brute' }, 'typescript').body)
  const call = `${judgeNameOf(program, source)}(${program.params.map(({ name }) => name).join(', ')}, ${output})`
  const values = input.replace(/(?:^|, )(?=[a-z]\w* = )/gi, '\nvar ')
  try {
    return new Script(`${source}\n${values}\n;${call}`).runInContext(createContext({}), {
      timeout,
    })
  } catch {
    return false
  }
}
