// Programs that read a statement's own input, or their own where no other is known to work.
import type { Example } from '#contracts/analyze.ts'
import { printingOf } from './answers.ts'
import { ownReading } from './binding.ts'
import { type Fit, passesExamples } from './evidence.ts'
import type { Program } from './programs.ts'
import { type Run, runScript } from './running.ts'
import type { Statement } from './statement.ts'
import { verdictsOf } from './verdicts.ts'
import { write } from './writing/languages.ts'
import { unreadable, type Writing } from './writing/writing.ts'

/** Time for one example, in ms. */
const exampleLimit = 500

/**
 * The fit's way of reading the input, with a program's code. `fit.program` was tried on the examples;
 * `program` is that or another one for the same question, such as its brute force.
 */
export function writingFor(fit: Fit, program: Program): Writing {
  const { derive, modulus, compare, class: design } = fit.program
  const isBrute = program.heading === 'brute'
  return {
    program: {
      ...program,
      compare,
      ...(derive && { derive }),
      ...(modulus && { modulus }),
      ...(design && { class: design }),
    },
    header: [],
    // Brute force only ends for small counts, so it takes the remainder at the end.
    printing: isBrute && modulus ? { ...fit.printing, modulo: modulus } : fit.printing,
    reading: fit.binding.reading,
    // A program that passes the examples needs no check that its input is readable.
    ...(!passesExamples(fit) && { isUnsure: true }),
  }
}

/** The program reading its own input format, because no other is known to work. */
export const unfitWriting = (program: Program, { text, examples }: Statement): Writing => ({
  program,
  header: [],
  printing: printingOf(
    examples.map(({ output }) => output),
    undefined,
    verdictsOf(text, examples),
  ),
  reading: ownReading(program),
  isUnsure: true,
})

/** A program that reads the statement's own input. */
export interface FittedProgram {
  fit: Fit
  writing: Writing
  /** Its runs on the examples. Left out for one that's known to pass them: it needn't run to be offered. */
  runs?: readonly Run[]
}

/** The program for the fit; undefined without a fit, or if it crashes on one of the examples. */
export function fittedProgram(
  fit: Fit | undefined,
  program: Program,
  { examples }: Statement,
): FittedProgram | undefined {
  if (!fit) return undefined
  const writing = writingFor(fit, program)
  if (passesExamples(fit)) return { fit, writing }
  const runs = runOn(examples, writing)
  const refusal = unreadable(writing)
  const isUsable = runs.every(({ output }) => output !== undefined && output !== refusal)
  return isUsable ? { fit, writing, runs } : undefined
}

export const runOn = (examples: readonly Example[], writing: Writing) =>
  runScript(
    write('javascript', { ...writing, header: [] }),
    examples.map(({ input }) => input),
    exampleLimit,
  )
