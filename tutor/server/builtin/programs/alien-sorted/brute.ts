function isAlienSorted(words: string[], order: string): boolean {
  const usual = words.map((word) => [...word].map((letter) => String.fromCharCode(97 + order.indexOf(letter))).join(''))
  return [...usual].sort().join() === usual.join()
}
