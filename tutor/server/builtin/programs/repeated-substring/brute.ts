function repeatedUnit(text: string): string {
  for (let length = 1; length < text.length; length++) {
    const unit = text.slice(0, length)
    if (text.length % length === 0 && unit.repeat(text.length / length) === text) return unit
  }
  return text
}

function repeatedSubstring(text: string): boolean {
  return repeatedUnit(text) !== text
}
