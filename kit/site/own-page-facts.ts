import { escapeText } from 'entities'
import type { Identity } from '#contracts/identity.ts'
import { entryOf } from '#i18n/format.ts'

/**
 * Replaces `{name}` in a rendered text, but not in code or formulas, with that fact of `identity.ts`.
 * Throws for an unknown name, so that no page shows one. A site without `facts` keeps its braces.
 */
export function withFacts(
  html: string,
  { facts, company, email }: Pick<Identity, 'facts' | 'company' | 'email'>,
): string {
  if (!facts) return html
  const { name, legalName, city } = company
  const known = { company: name, legalName, city, email, ...facts }
  return html.replace(/<(code|math)\b.*?<\/\1>|\{(\w+)\}/gs, (found, _kept, wanted?: string) => {
    if (wanted === undefined) return found
    const fact = entryOf(known, wanted)
    if (fact !== undefined) return escapeText(fact)
    const names = Object.keys(known).join(', ')
    throw new Error(`${found} isn’t a fact in identity.ts; expected one of ${names}`)
  })
}
