// How often judging a program finds the bug that was planted in it, and how small its input is.
import { judgeProgram, type Verdict } from '#page/judging.ts'
import { seededIntegers } from '#server/builtin/generated-inputs.ts'
import {
  elementsIn,
  inputsToJudge,
  judgeRuns,
  provenProgram,
  widerInputs,
} from '#server/builtin/judging.ts'
import { type Run, runScript } from '#server/builtin/running.ts'
import { type Mutant, mutantsOf } from './mutations.ts'

/** Time for one input, in ms. */
const timeLimit = 200
/** Where a timeout would count as a bug that wasn't found, a busy machine gets more. */
const patientLimit = 3_000

/** Runs the program, and leaves out the rest after a run that took too long. */
function runInputs(source: string, inputs: readonly string[], limit = timeLimit): Run[] {
  const runs: Run[] = []
  for (const input of inputs) {
    const run = runScript(source, [input], limit)[0] ?? {}
    runs.push(run)
    if (run.error?.includes('timed out')) break
  }
  return runs
}

const verdictOn = (source: string, problemText: string): Promise<Verdict> =>
  judgeProgram({
    run: async (inputs) => runInputs(source, inputs),
    inputs: async () => inputsToJudge(problemText),
    judge: async (runs) => judgeRuns(problemText, runs),
    isOver: () => false,
  })

/** A bug in a right program for a statement. */
export interface PlantedBug extends Mutant {
  id: string
  problemText: string
}

/** Right programs with one bug each, spread evenly over the statements that have a proven one. */
export function plantedBugs(
  statements: readonly { id: string; problemText: string }[],
  count: number,
): PlantedBug[] {
  const int = seededIntegers(20_261_123)
  const shuffled = statements.flatMap(({ id, problemText }) => {
    const program = provenProgram(problemText)
    if (program === undefined) return []
    const mutants = mutantsOf(program).map((mutant) => ({ id, problemText, ...mutant }))
    return [
      mutants.map((mutant) => ({ mutant, at: int(0, 1_000_000) })).sort((a, b) => a.at - b.at),
    ]
  })
  const bugs: PlantedBug[] = []
  for (let turn = 0; bugs.length < count && shuffled.some((list) => list.length > turn); turn++) {
    for (const list of shuffled) {
      const mutant = list[turn]?.mutant
      if (mutant && bugs.length < count) bugs.push(mutant)
    }
  }
  // The same statement follows itself, so that its analysis is kept.
  return bugs.sort(
    (a, b) =>
      statements.findIndex(({ id }) => id === a.id) - statements.findIndex(({ id }) => id === b.id),
  )
}

/** Prints how often a planted bug is found, and how small the input is. */
export async function reportOnJudging(
  statements: readonly { id: string; problemText: string }[],
  count: number,
) {
  const outcomes: Outcome[] = []
  for (const bug of plantedBugs(statements, count)) outcomes.push(await outcomeFor(bug))
  const of = (wanted: Outcome['result']) => outcomes.filter(({ result }) => result === wanted)
  const [found, missed, equivalent] = [of('found'), of('missed'), of('equivalent')]
  const small = found.filter(({ elements = Infinity }) => elements <= 8)
  console.log(
    [
      `${outcomes.length} planted bugs in programs for ${new Set(outcomes.map(({ id }) => id)).size} statements`,
      `  without an effect on ${widerCount} more inputs: ${equivalent.length}`,
      `  found: ${found.length} of ${found.length + missed.length}`,
      `  at most 8 elements in the smallest failing input: ${small.length} of ${found.length}`,
      ...missed.map(({ id, change, input }) => `  missed: ${id}, ${change}, wrong on ${input}`),
    ].join('\n'),
  )
}

/** Inputs that tell a bug from a change without an effect. */
const widerCount = 4_000

export interface Outcome extends PlantedBug {
  /** Whether a failing input was found, none was needed, or one was missed. */
  result: 'found' | 'equivalent' | 'missed'
  /** Elements of the smallest failing input. */
  elements?: number
  input?: string
}

/** Judges a program with a bug. If it passes, far more and larger inputs say whether it's one. */
export async function outcomeFor(bug: PlantedBug, count = widerCount): Promise<Outcome> {
  const { failure } = await verdictOn(bug.source, bug.problemText)
  if (failure) {
    return {
      ...bug,
      result: 'found',
      elements: elementsIn(bug.problemText, failure),
      input: failure.input,
    }
  }
  for (const { input, isRight } of widerInputs(bug.problemText, count)) {
    const [run] = runInputs(bug.source, [input], patientLimit)
    if (!isRight(run?.output)) return { ...bug, result: 'missed', input }
  }
  return { ...bug, result: 'equivalent' }
}
