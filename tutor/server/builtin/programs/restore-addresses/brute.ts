function restoreAddresses(digits: string): string[] {
  const all: string[] = []
  for (let a = 1; a < digits.length; a++) {
    for (let b = a + 1; b < digits.length; b++) {
      for (let c = b + 1; c < digits.length; c++) {
        const parts = [digits.slice(0, a), digits.slice(a, b), digits.slice(b, c), digits.slice(c)]
        // Written out anew, a part with zeros in front looks different.
        if (parts.every((part) => Number(part) <= 255 && String(Number(part)) === part)) {
          all.push(parts.join('.'))
        }
      }
    }
  }
  return all
}
