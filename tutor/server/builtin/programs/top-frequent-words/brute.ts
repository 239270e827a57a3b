function topFrequentWords(words: string[], k: number): string[] {
  const count = (word: string) => words.filter((other) => other === word).length
  return [...words]
    .sort()
    .filter((word, i, sorted) => word !== sorted[i - 1])
    .sort((a, b) => count(b) - count(a))
    .slice(0, k)
}
