function firstUnique(text: string): number {
  return [...text].findIndex((character) => text.split(character).length === 2)
}

function firstUniqueCharacter(text: string): string {
  return [...text].find((character) => text.split(character).length === 2) ?? ''
}
