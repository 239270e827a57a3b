import type { Identity } from '#contracts/identity.ts'

/** What identity.ts says to visitors. Another language has it in `company.yaml`. */
export function factsOf({ company, director, office, facts }: Identity) {
  const { tagline, description } = company
  const { registration, insurance, map } = office ?? {}
  const translated = {
    ...(registration && { registration }),
    ...(insurance && { insurance }),
    ...(map && { map: { alt: map.alt } }),
  }
  const { headline, biography, education = [], skills = [], licenses, memberships } = director
  return {
    company: { ...(tagline && { tagline }), description },
    director: {
      headline,
      biography,
      ...(education.length > 0 && { education }),
      ...(skills.length > 0 && { skills }),
      ...(licenses && { licenses }),
      ...(memberships && { memberships }),
    },
    ...(Object.keys(translated).length > 0 && { office: translated }),
    ...(facts && { facts }),
  }
}
