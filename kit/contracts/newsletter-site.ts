import type { Identity } from './identity.ts'
import { pages } from './pages.ts'

/** The target of links to the newsletter; undefined if the site has none. */
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
