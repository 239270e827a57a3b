/** The names that `<Calculator name="…" />` accepts. */
export const calculatorNames = [
  'flaky-tests',
  'overload',
  'interview',
  'gate',
  'unknowns',
  'leaving',
] as const

export type CalculatorName = (typeof calculatorNames)[number]
