import type { Calculation } from './CalculatorShell.tsx'
import { flakyTests } from './FlakyTests.tsx'
import { initialValues } from './fields.ts'
import { gate } from './Gate.tsx'
import { interview } from './Interview.tsx'
import { leaving } from './Leaving.tsx'
import type { CalculatorName } from './names.ts'
import { overload } from './Overload.tsx'
import { unknowns } from './Unknowns.tsx'

const calculations: Record<CalculatorName, Calculation> = {
  'flaky-tests': flakyTests,
  overload,
  interview,
  gate,
  unknowns,
  leaving,
}

/** What a calculator asks, and its answer to the article's numbers. */
export function articlesAnswer(name: CalculatorName): { question: string; sentence: string } {
  const { title, fields, answer } = calculations[name]
  return { question: title, sentence: answer(initialValues(fields)).sentence }
}
