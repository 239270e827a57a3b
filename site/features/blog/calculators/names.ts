/** What an article may write in `<Calculator name="…" />`. */
export const calculatorNames = [
  ...(['flaky-tests', 'overload', 'interview', 'gate', 'unknowns', 'leaving'] as const),
]
