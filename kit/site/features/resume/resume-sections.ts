import { fill } from '#i18n/format.ts'
import words from '#messages/resume.json' with { type: 'json' }
import sectionTitles from '#messages/resume-sections.json' with { type: 'json' }
import { period, type ResumeContent } from './json-resume.ts'

/** One line of a section, whatever it's about. */
export interface ResumeEntry {
  title: string
  /** The client, issuer, or level. */
  by?: string
  /** Years; empty if there are no dates. */
  period: string
  text?: string
  url?: string
  highlights: string[]
}

export interface ResumeSection {
  id: keyof typeof sectionTitles | 'projects'
  title: string
  entries: ResumeEntry[]
}

type Fields = Record<string, unknown>

const text = (value: unknown) => (typeof value === 'string' && value ? value : undefined)
const texts = (value: unknown) =>
  Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : []
const joined = (parts: (string | undefined)[], by: string) =>
  parts.filter(Boolean).join(by) || undefined

/** A grade, which JSON Resume writes as a text, and people as a number. */
const scored = (score: unknown) => {
  const shown = typeof score === 'number' ? String(score) : text(score)
  return shown && fill(words.score, { score: shown })
}

/** How to read each standard section of JSON Resume, in display order. */
const readers: Record<ResumeSection['id'], (entry: Fields) => Partial<ResumeEntry>> = {
  projects: (entry) => ({
    title: text(entry.name),
    by: joined([text(entry.entity), ...texts(entry.roles)], ', '),
    text: text(entry.description),
  }),
  work: (entry) => ({
    title: text(entry.position) ?? text(entry.name),
    by: joined([text(entry.position) && text(entry.name), text(entry.location)], ', '),
    text: joined([text(entry.description), text(entry.summary)], ' '),
  }),
  volunteer: (entry) => ({
    title: text(entry.position) ?? text(entry.organization),
    by: text(entry.organization),
  }),
  education: (entry) => ({
    title: joined([text(entry.studyType), text(entry.area)], ', ') ?? text(entry.institution),
    by: text(entry.institution),
    text: scored(entry.score),
    highlights: texts(entry.courses),
  }),
  awards: (entry) => ({ title: text(entry.title), by: text(entry.awarder) }),
  certificates: (entry) => ({ title: text(entry.name), by: text(entry.issuer) }),
  publications: (entry) => ({ title: text(entry.name), by: text(entry.publisher) }),
  languages: (entry) => ({ title: text(entry.language), by: text(entry.fluency) }),
  interests: (entry) => ({ title: text(entry.name), text: joined(texts(entry.keywords), ', ') }),
  references: (entry) => ({ title: text(entry.name), text: text(entry.reference) }),
}

/** The JSON Resume sections that list entries, except empty ones. */
export const resumeSections = (content: ResumeContent): ResumeSection[] =>
  (Object.keys(readers) as ResumeSection['id'][])
    .map((id) => {
      const list = (content as Fields)[id]
      const entries = (Array.isArray(list) ? list : []).flatMap((fields: Fields) => {
        const own = readers[id](fields)
        if (!own.title) return []
        const startDate = text(fields.startDate)
        const endDate = text(fields.endDate) ?? text(fields.date) ?? text(fields.releaseDate)
        return [
          {
            period: period({ startDate, endDate }),
            text: text(fields.summary),
            url: text(fields.url),
            highlights: texts(fields.highlights),
            ...own,
            title: own.title,
            by: own.by === own.title ? undefined : own.by,
          },
        ]
      })
      return { id, title: id === 'projects' ? words.experience : sectionTitles[id], entries }
    })
    .filter(({ entries }) => entries.length > 0)
