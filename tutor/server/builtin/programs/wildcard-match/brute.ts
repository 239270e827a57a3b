function wildcardMatch(text: string, pattern: string): boolean {
  if (pattern === '') return text === ''
  if (pattern[0] === '*') {
    return Array.from({ length: text.length + 1 }, (_, taken) => taken).some((taken) =>
      wildcardMatch(text.slice(taken), pattern.slice(1)),
    )
  }
  const fits = text !== '' && (pattern[0] === '?' || pattern[0] === text[0])
  return fits && wildcardMatch(text.slice(1), pattern.slice(1))
}
