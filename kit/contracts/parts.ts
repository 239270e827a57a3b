import { addOns } from '#add-ons.ts'
import { forms } from '#forms.ts'
import type { Identity, kitParts, Parts } from './identity.ts'
import { pages } from './pages.ts'
import { questionnairePath } from './questionnaire.ts'

/** The paths of each part's pages. */
const parts: Record<string, string[]> = {
  newsletter: [pages.newsletter, pages.embeddedNewsletter],
  chat: [pages.chat],
  questionnaire: [questionnairePath, pages.embeddedQuestionnaire],
} satisfies Record<(typeof kitParts)[number], string[]>
for (const { name, paths } of addOns) parts[name] = paths

/** Everything that owners can turn off in `identity.parts`. */
export const partNames: string[] = Object.keys(parts)

/** Whether a page or link target exists, depending on which parts are on. */
export function isOn(on: Parts, path: string): boolean {
  return !partNames.some(
    (part) =>
      !on[part] &&
      parts[part]?.some((start) =>
        start.endsWith('/') ? path.startsWith(start) : new RegExp(`^${start}([/?#]|$)`).test(path),
      ),
  )
}

/** The owner's forms, without the questionnaire if it's off or another host's. */
export const formsOf = ({ parts, questionnaire }: Identity): typeof forms =>
  Object.fromEntries(
    Object.entries(forms).filter(
      ([name]) =>
        name !== 'questionnaire' || (parts.questionnaire && questionnaire.frame === 'own'),
    ),
  )
