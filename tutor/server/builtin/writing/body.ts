// The parts of `solve` that every language builds in the same way.

import type { Kind } from '../family.ts'
import type { Program } from '../programs.ts'
import {
  type Argument,
  answerKind,
  indent,
  needsName,
  type Printing,
  type Reading,
  type Step,
  type Writing,
} from './writing.ts'

export type ValuesReading = Extract<Reading, { form: 'values' }>
export type WordsReading = Extract<Reading, { form: 'words' }>
export type CallsReading = Extract<Reading, { form: 'calls' }>

/** The statements that read the given kind of input. */
export function bodyOf(
  writing: Writing,
  forms: {
    values(reading: ValuesReading, writing: Writing): string[]
    words(reading: WordsReading, writing: Writing): string[]
    calls(reading: CallsReading, writing: Writing): string[]
  },
): string[] {
  const { reading } = writing
  switch (reading.form) {
    case 'values':
      return forms.values(reading, writing)
    case 'words':
      return forms.words(reading, writing)
    case 'calls':
      return forms.calls(reading, writing)
  }
}

/** If the reading is unsure, makes `solve` say so instead of failing on an input it can't read. */
export function guarded(
  body: string[],
  writing: Writing,
  parts: { open: string; checks: string[]; close: string[]; indentation: string },
): string[] {
  if (!writing.isUnsure) return body
  const [first = '', ...rest] = body
  return [
    parts.open,
    indent([first, ...parts.checks, ...rest].join('\n'), parts.indentation),
    ...parts.close,
  ]
}

/** Writes the statements that call the program and pass on the text of its answer. */
export type Answer = (
  program: Program,
  args: readonly Argument[],
  printing: Printing,
  handOn: (text: string) => string,
) => string[]

/** How a language writes the parts of an answer. */
export interface AnswerParts {
  call(program: Program, args: readonly Argument[]): string
  /** Stores the value of a call as `result`. */
  keep(call: string, program: Program): string[]
  /** Applies the program's derivation to `result`. */
  derived(program: Program): string
  textOf(value: string, kind: Kind, printing: Printing): string
  /** The text, preceded by the length of `result` on its own line. */
  counted(text: string): string
  /** `none` if there's no result, otherwise the text. */
  orNone(text: string, none: string, program: Program): string
}

export function answerIn({ call, keep, derived, textOf, counted, orNone }: AnswerParts): Answer {
  return (program, args, printing, handOn) => {
    const kind = answerKind(program)
    const value = call(program, args)
    if (!needsName(program, printing)) return [handOn(textOf(value, kind, printing))]
    const text = textOf(derived(program), kind, printing)
    const whole = printing.countFirst ? counted(text) : text
    return [
      ...keep(value, program),
      handOn(printing.none === undefined ? whole : orNone(whole, printing.none, program)),
    ]
  }
}

/** How a language reads words, once or for each test case. */
export interface WordsParts {
  open: string[]
  readStep(step: Step): string | string[]
  answer: Answer
  /** Returns the only answer. */
  give(text: string): string
  /** The loop over test cases: its opening, what precedes collecting an answer, and its end. */
  loop: {
    head: string[]
    before?: string[]
    collect(text: string): string
    tail: string[]
    indentation: string
  }
}

export function wordsIn(
  { steps, args, repeated }: WordsReading,
  { program, printing }: Writing,
  { open, readStep, answer, give, loop }: WordsParts,
): string[] {
  const read = steps.flatMap(readStep)
  if (!repeated) return [...open, ...read, ...answer(program, args, printing, give)]
  const inner = [...read, ...(loop.before ?? []), ...answer(program, args, printing, loop.collect)]
  return [...open, ...loop.head, indent(inner.join('\n'), loop.indentation), ...loop.tail]
}
