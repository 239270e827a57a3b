function findPattern(text: string, pattern: string): number {
  return pattern === '' ? 0 : (allPlaces(text, pattern)[0] ?? -1)
}

function allPlaces(text: string, pattern: string): number[] {
  return [...text].flatMap((_, i) => (text.slice(i, i + pattern.length) === pattern && pattern !== '' ? [i] : []))
}
