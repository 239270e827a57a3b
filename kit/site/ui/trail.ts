import { identity } from '#identity.ts'
import layout from '#messages/layout.json' with { type: 'json' }
import words from '#messages/ui.json' with { type: 'json' }

export interface Crumb {
  label: string
  path: string
}

const pageLabels: Record<string, string> = layout.pages

const acronyms = new Set(['ai', 'api', 'cto', 'faq', 'ml', 'rss', 'ui', 'ux'])

/** The words of an address segment, capitalized; acronyms in capitals. */
const titleCase = (segment: string): string =>
  segment
    .split('-')
    .map((word) =>
      acronyms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')

/** Addresses are English words, which only English pages can show. */
const isEnglish = new Intl.Locale(identity.locale).language === 'en'

/** Whether an address can't spell this title: addresses hold no letters such as ü. */
const losesLetters = (title: string) => /[\p{L}--[A-Za-z]]/v.test(title)

/**
 * Home and the segments of a path, with hyphens as spaces and every word capitalized. In another
 * language, or if its address had to drop letters of the title, a page has its label in the menu, or
 * its title.
 *
 * @param title the last page's title
 */
export function trailOf(path: string, title?: string): Crumb[] {
  const segments = path.split('/').filter(Boolean)
  const crumbs = segments.map((segment, index) => {
    const at = `/${segments.slice(0, index + 1).join('/')}`
    const name = pageLabels[at] ?? (index === segments.length - 1 ? title : undefined)
    const isReadable = isEnglish && !losesLetters(name ?? '')
    return { label: name === undefined || isReadable ? titleCase(segment) : name, path: at }
  })
  return [{ label: words.home, path: '/' }, ...crumbs]
}
