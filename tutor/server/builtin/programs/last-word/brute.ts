function lastWordLength(text: string): number {
  return text.trim().split(/ +/).pop()?.length ?? 0
}
