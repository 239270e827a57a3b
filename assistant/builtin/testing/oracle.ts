// Compares programs with brute force on random inputs.
import { createContext, Script } from 'node:vm'
import { isSameOutput } from '#contracts/assistant-fields.ts'
import { ownReading } from '../binding.ts'
import { eraseTypes } from '../erase-types.ts'
import { bruteForceOf, coreOf, judgeNameOf, type Program, randomInputOf } from '../programs.ts'
import { write } from '../writing/languages.ts'
import type { Printing, Writing } from '../writing/writing.ts'

const json: Printing = { style: 'json', yes: 'true', no: 'false', between: ' ' }

/** The program as it reads and prints its own cases. */
export function ownWriting(program: Program): Writing {
  return {
    program,
    header: ['A comment', '', 'with an empty line'],
    printing: json,
    reading: ownReading(program),
  }
}

/** A generator of whole numbers, both ends included, that gives the same ones every time. */
function dice(seed: number) {
  let state = seed
  return (low: number, high: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return low + Math.floor((state / 2 ** 32) * (high - low + 1))
  }
}

/**
 * Evaluates an expression after the source, again and again, each time with other globals and with
 * variables of its own. All in one context, because making one takes longer than most programs.
 */
function evaluator(source: string, expression: string, timeout: number) {
  const script = new Script(`(() => {\n${source}\n;return ${expression}\n})()`)
  const sandbox: Record<string, unknown> = {}
  const context = createContext(sandbox)
  return (globals: Record<string, unknown>): string => {
    Object.assign(sandbox, globals)
    return script.runInContext(context, { timeout })
  }
}

/** Inputs made by the family's `random.ts`, in the form of its cases; none where it has no such file. */
export function randomInputs(
  { family, params, class: designed }: Program,
  count: number,
): string[] {
  const source = randomInputOf(family)
  if (source === undefined) return []
  const argsFrom = evaluator(eraseTypes(source), 'JSON.stringify(randomInput(int))', 1000)
  return Array.from({ length: count }, (_, i) => {
    const args: unknown[] = JSON.parse(argsFrom({ int: dice(i * 7919 + 17) }))
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

/** Inputs on which the program and its brute force, run in this process, say different things. */
export function disagreements(program: Program, inputs: readonly string[]): Disagreement[] {
  const brute = bruteForceOf(program, 'javascript')
  if (!brute) return []
  const [actual, expected] = [program, brute].map((one) => {
    const solve = evaluator(write('javascript', ownWriting(one)), 'String(solve(input))', 2000)
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

/** Asks the family's `brute.ts`. */
function isAccepted(program: Program, input: string, output: string): boolean {
  const source = eraseTypes(coreOf({ ...program, stem: 'brute' }, 'typescript').body)
  const call = `${judgeNameOf(program, source)}(${program.params.map(({ name }) => name).join(', ')}, ${output})`
  const values = input.replace(/(?:^|, )(?=[a-z]\w* = )/gi, '\nvar ')
  try {
    return new Script(`${source}\n${values}\n;${call}`).runInContext(createContext({}), {
      timeout: 2000,
    })
  } catch {
    return false
  }
}
