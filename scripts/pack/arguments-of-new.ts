/** The arguments for `wize new`: those that were given, and which kit the site gets unless they say so. */
export const argumentsOfNew = (given: readonly string[], kit: string): string[] =>
  given.some((each) => /^(-h|--help|--kit(=.*)?)$/.test(each))
    ? [...given]
    : [...given, '--kit', kit]
