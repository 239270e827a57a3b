function regexMatch(text: string, pattern: string): boolean {
  if (pattern === '') return text === ''
  const fits = text !== '' && (pattern[0] === '.' || pattern[0] === text[0])
  if (pattern[1] === '*') {
    return regexMatch(text, pattern.slice(2)) || (fits && regexMatch(text.slice(1), pattern))
  }
  return fits && regexMatch(text.slice(1), pattern.slice(1))
}
