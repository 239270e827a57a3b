function removeDigits(num: string, k: number): string {
  let left = num
  for (let i = 0; i < k; i++) {
    const shorter = [...left].map((_, at) => left.slice(0, at) + left.slice(at + 1))
    // All are equally long, so they are in order as texts.
    left = shorter.sort()[0]
  }
  return String(Number(left))
}
