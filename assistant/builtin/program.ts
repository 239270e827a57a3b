import { readFileSync } from 'node:fs'
import type { Language } from '#contracts/assistant-fields.ts'

/**
 * What a value of the input or output is: `rows` are lists of numbers, a `grid` is rows of
 * single-character cells, `levels` is a binary tree level by level with null where a child is missing.
 */
export type Kind = 'int' | 'ints' | 'rows' | 'text' | 'texts' | 'grid' | 'levels'

export interface Value {
  name: string
  kind: Kind
}

/** A solved problem that stands for a pattern; its code is in `programs/<id>/solution.*`. */
export interface Program {
  id: string
  /** The function to call, in camel case. */
  entry: string
  params: readonly Value[]
  returns: 'int' | 'bool' | 'ints' | 'rows' | 'text'
  /** Completes “This program …”, so that a reader can see how far it is from the statement. */
  does: string
  /** Inputs in the form `name = value`, with the right outputs. */
  cases: readonly { input: string; output: string }[]
}

/** A language with files of its own; JavaScript is TypeScript without its types. */
export type WrittenLanguage = Exclude<Language, 'javascript'>

const fileName: Record<WrittenLanguage, string> = {
  typescript: 'solution.ts',
  python: 'solution.py',
  java: 'Solution.java',
  cpp: 'solution.cpp',
}

/** The program's own code, without reading and printing, split into its imports and the rest. */
export function coreOf(id: string, language: WrittenLanguage): { imports: string[]; body: string } {
  const file = new URL(`programs/${id}/${fileName[language]}`, import.meta.url)
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  const start = lines.findIndex((line) => line !== '' && !/^(#include|import |from )/.test(line))
  return {
    imports: lines.slice(0, start).filter((line) => line !== ''),
    body: lines.slice(start).join('\n'),
  }
}

/** `pairSum` as `pair_sum`. */
export const snakeCase = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
