/** The letters of the logo: a name of up to five characters, or the initials of a longer one. */
export const logoLetters = (name: string): string[] =>
  name.length <= 5
    ? [...name]
    : name
        .split(/\s+/)
        .map((word) => word.charAt(0))
        .slice(0, 5)

/** The name of the logo's link. Begins with the letters it shows, for people who say them. */
export function logoName(name: string): string {
  const letters = logoLetters(name).join('')
  return name.toLowerCase().includes(letters.toLowerCase()) ? name : `${letters}, ${name}`
}
