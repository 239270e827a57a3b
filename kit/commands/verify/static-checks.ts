import { addOns } from '#add-ons.ts'
import type { Check, Dist } from '#contracts/check.ts'
import { identity } from '#identity.ts'
import {
  leftOut,
  linksToParts,
  misplaced,
  samplesLeft,
  termsLeft,
  thinCaseStudies,
  unwritten,
} from './content.ts'
import { counterparts } from './counterparts.ts'
import { datesOfLegalPages, unreadLegalPages } from './legal-pages.ts'
import { letters } from './letters.ts'
import { internalLinks, outsideLinks } from './links.ts'
import { markup } from './markup.ts'
import { alternatives, descriptions, weights } from './pages.ts'
import { promises, sitePromises } from './promises.ts'
import { translations } from './translations.ts'

/** The checks of a build that need no browser. Those of outside links need a network. */
export async function staticChecks(
  root: string,
  dist: Dist,
  { online = false } = {},
): Promise<Check[]> {
  const on = addOns.filter(({ name }) => identity.parts[name])
  return [
    await internalLinks(dist),
    await outsideLinks(dist, online),
    await markup(dist),
    alternatives(dist),
    descriptions(dist),
    weights(dist),
    leftOut(root, dist),
    samplesLeft(identity),
    termsLeft(root),
    unwritten(dist),
    unreadLegalPages(root),
    datesOfLegalPages(root),
    promises(root, sitePromises(dist)),
    thinCaseStudies(root),
    linksToParts(dist),
    misplaced(root, dist),
    letters(dist),
    ...counterparts(dist),
    ...translations(root),
    ...(await Promise.all(on.map(({ checks }) => checks?.(dist, identity) ?? []))).flat(),
  ]
}
