function reverseVowels(text: string): string {
  const vowels = [...text].filter((letter) => /[aeiou]/i.test(letter))
  return text.replace(/[aeiou]/gi, () => vowels.pop() ?? '')
}
