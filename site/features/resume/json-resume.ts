import type { CollectionEntry } from 'astro:content'
import type { Identity } from '#contracts/identity.ts'
import words from '#messages/resume.json' with { type: 'json' }

export type ResumeContent = CollectionEntry<'resume'>['data']

/** The whole resume in the JSON Resume 1.2.1 format: the content file, with who it is about from identity. */
export function jsonResume(content: ResumeContent, identity: Identity) {
  const { director, company } = identity
  return {
    ...content,
    basics: {
      name: director.name,
      label: director.headline,
      email: identity.email,
      url: identity.url,
      location: { city: company.city, region: company.region, countryCode: company.country },
      profiles: identity.social.map(({ kind, url }) => ({
        network: kind,
        username: new URL(url).pathname.split('/').at(-1),
        url,
      })),
      ...content.basics,
    },
    meta: { ...content.meta, canonical: `${identity.url}/resume.json` },
  }
}

export interface SkillGroup {
  title: string
  skills: string[]
}

/** Skills as the page and the PDF show them: a group needs neither a name nor skills of its own. */
export const skillGroups = ({ skills }: ResumeContent): SkillGroup[] =>
  skills
    .map(({ name, level, keywords }) => ({
      title: name ?? words.skills,
      skills: keywords.length > 0 ? keywords : [level ?? name ?? ''].filter(Boolean),
    }))
    .filter((group) => group.skills.length > 0)

/** `2023-05` and `2024-07` as `2023 – 2024`; one year stands alone, no dates give an empty text. */
export function period({ startDate, endDate }: { startDate?: string; endDate?: string }): string {
  const years = [startDate, endDate].map((date) => date?.slice(0, 4)).filter(Boolean)
  return [...new Set(years)].join(' – ')
}

/** An address as people write it on paper. */
export const printable = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '')
