function interleaveStrings(a: string, b: string, mixed: string): boolean {
  if (mixed === '') return a === '' && b === ''
  const rest = mixed.slice(1)
  return (
    (a !== '' && a[0] === mixed[0] && interleaveStrings(a.slice(1), b, rest)) ||
    (b !== '' && b[0] === mixed[0] && interleaveStrings(a, b.slice(1), rest))
  )
}
