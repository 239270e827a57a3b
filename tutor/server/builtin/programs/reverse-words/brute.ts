function reverseWords(text: string): string {
  let left = text.trim()
  const words: string[] = []
  while (left.includes(' ')) {
    const at = left.lastIndexOf(' ')
    words.push(left.slice(at + 1))
    left = left.slice(0, at).trim()
  }
  return [...words, left].join(' ')
}

function reverseEachWord(text: string): string {
  let reversed = ''
  let word = ''
  for (const character of `${text} `) {
    if (character === ' ') {
      reversed += `${word} `
      word = ''
    } else word = character + word
  }
  return reversed.slice(0, -1)
}
