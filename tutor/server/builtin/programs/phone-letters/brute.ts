function phoneLetters(digits: string): string[] {
  if (digits === '') return []
  const keys = [...digits].map((digit) =>
    ['abc', 'def', 'ghi', 'jkl', 'mno', 'pqrs', 'tuv', 'wxyz'][Number(digit) - 2],
  )
  const places = keys.map(() => 0)
  const texts: string[] = []
  while (true) {
    texts.push(keys.map((letters, i) => letters[places[i]]).join(''))
    let at = places.length - 1
    while (at >= 0 && places[at] === keys[at].length - 1) places[at--] = 0
    if (at < 0) return texts
    places[at]++
  }
}
