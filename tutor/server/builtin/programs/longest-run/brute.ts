function longestRun(text: string): number {
  for (let length = text.length; length > 0; length--) {
    for (let from = 0; from + length <= text.length; from++) {
      if (text.slice(from, from + length) === text[from].repeat(length)) return length
    }
  }
  return 0
}
