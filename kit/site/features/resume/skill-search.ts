import Fuse from 'fuse.js/basic'

export interface SkillCategory {
  title: string
  skills: string[]
}

export interface SkillMatch {
  skill: string
  /** First and last index of each matched part, for highlighting; empty if everything is shown. */
  ranges: readonly (readonly [first: number, last: number])[]
}

export interface MatchedCategory {
  title: string
  matches: SkillMatch[]
}

/**
 * Creates a fuzzy search over skill names. A blank query shows every skill. Otherwise only
 * categories with matches remain, with their matching skills, best first.
 */
export function skillSearch(categories: SkillCategory[]): (query: string) => MatchedCategory[] {
  const indexes = categories.map(({ title, skills }) => ({
    title,
    skills,
    fuse: new Fuse(skills, { threshold: 0.3, ignoreLocation: true, includeMatches: true }),
  }))
  return (query) => {
    const wanted = query.trim()
    if (!wanted)
      return categories.map(({ title, skills }) => ({
        title,
        matches: skills.map((skill) => ({ skill, ranges: [] })),
      }))
    const rank = ({ skill }: SkillMatch) => rankOf(skill, wanted)
    return indexes
      .map(({ title, fuse }) => ({
        title,
        matches: fuse
          .search(wanted)
          .map(({ item, matches }) => ({
            skill: item,
            ranges: rangesOf(item, wanted, matches?.[0]?.indices ?? []),
          }))
          .toSorted((a, b) => rank(a) - rank(b)),
      }))
      .filter(({ matches }) => matches.length > 0)
      .toSorted((a, b) => Math.min(...a.matches.map(rank)) - Math.min(...b.matches.map(rank)))
  }
}

function rankOf(skill: string, query: string): number {
  const lower = skill.toLowerCase()
  const wanted = query.toLowerCase()
  if (lower === wanted) return 0
  if (lower.startsWith(wanted)) return 1
  return lower.split(/[^\p{L}\p{N}]+/u).some((word) => word.startsWith(wanted)) ? 2 : 3
}

/** A literal match is marked exactly as typed, a fuzzy one where the search reports it. */
function rangesOf(skill: string, query: string, fuzzy: SkillMatch['ranges']): SkillMatch['ranges'] {
  const at = skill.toLowerCase().indexOf(query.toLowerCase())
  return at < 0 ? fuzzy : [[at, at + query.length - 1]]
}
