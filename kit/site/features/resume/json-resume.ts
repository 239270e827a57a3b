import type { CollectionEntry } from 'astro:content'
import type { Identity } from '#contracts/identity.ts'
import { phoneHref } from '#contracts/office.ts'
import { fill } from '#i18n/format.ts'
import words from '#messages/resume.json' with { type: 'json' }

export type ResumeContent = CollectionEntry<'resume'>['data']

/**
 * The whole resume in the JSON Resume 1.2.1 format: the content file, plus the person from
 * identity.
 */
export function jsonResume(content: ResumeContent, identity: Identity) {
  const { director, company } = identity
  return {
    ...content,
    basics: {
      location: {
        city: company.city,
        ...(company.region && { region: company.region }),
        countryCode: company.country,
      },
      profiles: identity.social.map(({ kind, url }) => ({
        network: kind,
        username: new URL(url).pathname.split('/').at(-1),
        url,
      })),
      ...content.basics,
      name: director.name,
      label: director.headline,
      email: identity.email,
      url: identity.url,
    },
    meta: { ...content.meta, canonical: `${identity.url}/resume.json` },
  }
}

/** How to reach the person: profiles, email, and phone, each once. */
export function contactsOf({ basics }: ResumeContent, identity: Identity) {
  const { director, office, email, social } = identity
  const number = director.phone ?? office?.phone ?? basics.phone
  const others = (basics.profiles ?? []).flatMap(({ network, url }) =>
    url && !social.some((profile) => profile.url === url)
      ? [{ kind: network ?? printable(url), url }]
      : [],
  )
  return [
    ...[...social, ...others].map(({ kind, url }) => ({
      label: kind,
      href: url,
      text: printable(url),
    })),
    { label: words.email, href: `mailto:${email}`, text: email },
    ...(number ? [{ label: number, href: phoneHref(number), text: number }] : []),
  ]
}

export interface SkillGroup {
  title: string
  skills: string[]
}

/** Skills for the page and the PDF. A group may lack a name or skills. */
export const skillGroups = ({ skills }: ResumeContent): SkillGroup[] =>
  skills
    .map(({ name, level, keywords }) => ({
      title:
        name && level && keywords.length > 0
          ? fill(words.skillLevel, { name, level })
          : (name ?? words.skills),
      skills: keywords.length > 0 ? keywords : [level ?? name ?? ''].filter(Boolean),
    }))
    .filter((group) => group.skills.length > 0)

/**
 * Formats `2023-05` and `2024-07` as `2023 – 2024`, a single year alone, and no dates as an empty
 * text. Without an end, it's still going on.
 */
export function period({ startDate, endDate }: { startDate?: string; endDate?: string }): string {
  if (startDate && !endDate) return fill(words.ongoing, { year: startDate.slice(0, 4) })
  const years = [startDate, endDate].map((date) => date?.slice(0, 4)).filter(Boolean)
  return [...new Set(years)].join(' – ')
}

/** An address as people write it on paper. */
export const printable = (url: string): string => url.replace(/^https:\/\/(www\.)?/, '')
