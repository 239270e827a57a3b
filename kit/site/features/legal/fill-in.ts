import { escapeAttribute, escapeText } from 'entities'
import { entryOf } from '#i18n/format.ts'

/** The values that legal pages can use as `{name}`. */
export const legalValues = ['company', 'legalName', 'city', 'email'] as const

/** The conditions for `<!-- if name -->`, in addition to the site's parts. */
export const legalConditions = ['statistics'] as const

/**
 * Replaces `{name}` in a rendered text with its value; an email address becomes a link. Throws for
 * an unknown name, so that no page shows one.
 */
export function fillIn(html: string, values: Record<string, string>): string {
  return html.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = entryOf(values, name)
    if (value === undefined)
      throw new Error(
        `${placeholder} is not known; expected one of ${Object.keys(values).join(', ')}`,
      )
    const text = escapeText(value)
    return name === 'email' ? `<a href="mailto:${escapeAttribute(value)}">${text}</a>` : text
  })
}

/**
 * Keeps or removes the conditional parts of a rendered text. A part is between `<!-- if name -->`,
 * `<!-- if not name -->`, or `<!-- if one or another -->` and `<!-- end -->`. Throws for an unknown name, and for bold text left
 * as Markdown.
 */
export function keepIf(html: string, conditions: Record<string, boolean>): string {
  // Handles the innermost parts first, which contain no others.
  const kept = html.replace(
    /<!-- if (not )?(\w+(?: or \w+)*) -->((?:(?!<!-- if )[\s\S])*?)<!-- end -->/g,
    (_part, not: string | undefined, names: string, text: string) => {
      const holds = names.split(' or ').map((name) => {
        if (!Object.hasOwn(conditions, name)) throw new Error(`<!-- if ${name} --> is not known`)
        return conditions[name]
      })
      return holds.includes(true) === !not ? text : ''
    },
  )
  if (kept !== html) return keepIf(kept, conditions)
  const [unread] = kept.match(/\*\*[^*<]+\*\*/) ?? []
  if (unread) {
    throw new Error(
      `${unread} would show its asterisks, because Markdown reads a line that begins with <!-- as HTML. Put the <!-- if … --> at the end of the line before.`,
    )
  }
  // An item whose whole text was removed leaves no empty bullet.
  return kept.replace(/<li>\s*<\/li>\s*/g, '')
}

/** Renumbers headings that start with a number, because parts that are off leave gaps. */
export function numbered(html: string): string {
  let number = 0
  return html.replace(/(<h2[^>]*>)\d+\./g, (_heading, start: string) => `${start}${++number}.`)
}

/** The level-two headings of a rendered text. */
export const sectionsOf = (html: string): { id: string; title: string }[] =>
  [...html.matchAll(/<h2 id="([^"]+)">([^<]*)<\/h2>/g)].map(([, id = '', title = '']) => ({
    id,
    title,
  }))
