function maxVowels(text: string, k: number): number {
  const counts = [...text].map(
    (_, i) => text.slice(i, i + k).split(/[aeiou]/i).length - 1,
  )
  return Math.max(0, ...counts)
}
