/** All IP addresses that the digits can be: four numbers up to 255 without zeros in front. */
function restoreAddresses(digits: string): string[] {
  const all: string[] = []
  const parts: string[] = []
  const cutFrom = (start: number) => {
    if (parts.length === 4) {
      if (start === digits.length) all.push(parts.join('.'))
      return
    }
    for (let length = 1; length <= 3 && start + length <= digits.length; length++) {
      const part = digits.slice(start, start + length)
      if (Number(part) > 255 || (length > 1 && part[0] === '0')) return
      parts.push(part)
      cutFrom(start + length)
      parts.pop()
    }
  }
  cutFrom(0)
  return all
}
