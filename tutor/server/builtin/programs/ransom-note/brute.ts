function canConstruct(note: string, magazine: string): boolean {
  let left = magazine
  return [...note].every((letter) => {
    const at = left.indexOf(letter)
    left = left.slice(0, at) + left.slice(at + 1)
    return at >= 0
  })
}
