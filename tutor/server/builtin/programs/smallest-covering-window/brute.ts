function minWindow(s: string, t: string): string {
  for (let length = 1; length <= s.length; length++) {
    for (let from = 0; from + length <= s.length; from++) {
      const left = [...s.slice(from, from + length)]
      const holdsAll = [...t].every((letter) => {
        const at = left.indexOf(letter)
        if (at >= 0) left.splice(at, 1)
        return at >= 0
      })
      if (holdsAll) return s.slice(from, from + length)
    }
  }
  return ''
}
