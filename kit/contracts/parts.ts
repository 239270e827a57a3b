import { addOns } from '#add-ons.ts'
import { pages } from './pages.ts'

/** The kit's own parts that owners can turn off in `identity.parts`, with the paths of their pages. */
const kitParts = {
  newsletter: [pages.newsletter, pages.embeddedNewsletter],
  chat: [pages.chat],
  questionnaire: ['/questionnaire/', pages.embeddedQuestionnaire],
} satisfies Record<string, string[]>

export type KitPart = keyof typeof kitParts
/** Whether each part is on: the kit's, and each add-on's by its name. */
export type Parts = Record<KitPart, boolean> & { [addOn: string]: boolean }

export const kitPartNames = Object.keys(kitParts) as KitPart[]

const parts: Record<string, string[]> = {
  ...kitParts,
  ...Object.fromEntries(addOns.map(({ name, paths }) => [name, paths])),
}
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
