import type { Identity } from '#contracts/identity.ts'

/** What identity.ts says to visitors. Another language has it in `company.yaml`. */
export function factsOf({ company, director, facts }: Identity) {
  const { tagline, description } = company
  const { headline, biography, education, skills } = director
  return {
    company: { ...(tagline && { tagline: String(tagline) }), description: String(description) },
    director: {
      headline: String(headline),
      biography: String(biography),
      ...(education.length > 0 && { education }),
      ...(skills.length > 0 && { skills }),
    },
    ...(facts && { facts }),
  }
}
