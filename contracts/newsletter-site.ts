import type { Identity } from './identity.ts'
import { pages } from './pages.ts'

/** Where links to the newsletter lead; undefined for a site without one. */
export function newsletterSite({
  parts,
  newsletter,
}: {
  parts: Pick<Identity['parts'], 'newsletter'>
  newsletter: Pick<Identity['newsletter'], 'site'>
}): string | undefined {
  if (!parts.newsletter) return undefined
  return newsletter.site === 'own' ? pages.newsletter : newsletter.site
}
