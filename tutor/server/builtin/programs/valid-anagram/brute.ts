function isAnagram(s: string, t: string): boolean {
  return without(s, t) === '' && without(t, s) === ''
}

function anagramDeletions(s: string, t: string): number {
  return without(s, t).length + without(t, s).length
}

function anagramReplacements(s: string, t: string): number {
  return without(s, t).length
}

/** The letters of `text` that are left when those of `other` have been taken out. */
function without(text: string, other: string): string {
  const left = [...text]
  for (const letter of other) {
    const at = left.indexOf(letter)
    if (at >= 0) left.splice(at, 1)
  }
  return left.join('')
}
