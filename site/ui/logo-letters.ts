/** The letters of the logo: a name of up to five characters, or the initials of a longer one. */
export const logoLetters = (name: string): string[] =>
  name.length <= 5
    ? [...name]
    : name
        .split(/\s+/)
        .map((word) => word.charAt(0))
        .slice(0, 5)
