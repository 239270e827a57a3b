function prefixCounts(words: string[], prefixes: string[]): number[] {
  return prefixes.map((prefix) => words.filter((word) => word.startsWith(prefix)).length)
}
