import { decodeHTML } from 'entities'
import type { Check, Dist, Finding } from '#contracts/check.ts'
import { missingLetters } from '#site/theme/drawn-letters.ts'
import { warningAt } from './findings.ts'

const shownLetters = 5

/** Whether the fonts of social pictures and PDFs have the letters of what they show. */
export function letters({ pages }: Dist): Check {
  const findings = pages.flatMap(({ path, html }): Finding[] => {
    const [, title = ''] = /<meta property="og:title" content="([^"]*)"/.exec(html) ?? []
    const [main = ''] = /<main[\s>][\s\S]*<\/main>/.exec(html) ?? []
    const [, pdf] = /<a[^>]* href="(\/[^":]*\.pdf)"/.exec(main) ?? []
    return [
      ...warning(
        path,
        'its social picture has no title, because the kit has no font for',
        missingLetters(decodeHTML(title), { joined: true }),
      ),
      ...(pdf
        ? warning(
            path,
            `${pdf} has gaps, because PDFs have no font for`,
            missingLetters(decodeHTML(main.replaceAll(/<[^>]*>/g, ' '))),
          )
        : []),
    ]
  })
  return { name: 'Letters in pictures and PDFs', about: `${pages.length} pages`, findings }
}

function warning(where: string, what: string, missing: readonly string[]): Finding[] {
  if (missing.length === 0) return []
  const more = missing.length > shownLetters ? ' …' : ''
  return [warningAt(where, `${what} ${missing.slice(0, shownLetters).join(' ')}${more}`)]
}
