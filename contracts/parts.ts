import { folders, pages } from './pages.ts'

/**
 * Parts of the site that owners can turn off in `identity.parts`, with the paths of their pages.
 */
const parts = {
  games: [folders.games],
  assistant: [pages.learningAssistant, pages.embeddedRunner],
  newsletter: [pages.newsletter, pages.embeddedNewsletter],
  chat: [pages.chat],
  questionnaire: ['/questionnaire/', pages.embeddedQuestionnaire],
} satisfies Record<string, string[]>

export type Part = keyof typeof parts
export type Parts = Record<Part, boolean>

export const partNames = Object.keys(parts) as Part[]

/** Whether a page or link target exists, depending on which parts are on. */
export function isOn(on: Parts, path: string): boolean {
  return !partNames.some(
    (part) =>
      !on[part] &&
      parts[part].some((start) =>
        start.endsWith('/') ? path.startsWith(start) : new RegExp(`^${start}([/?#]|$)`).test(path),
      ),
  )
}
