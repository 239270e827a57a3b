const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => escapes[character] ?? '')

/** What the legal pages may name as `{name}`. */
export const legalValues = ['company', 'legalName', 'city', 'email'] as const

/** What they may ask in `<!-- if name -->`, beside the parts of the site. */
export const legalConditions = ['statistics', 'gamesOrAssistant'] as const

/**
 * Puts values in the place of `{name}` in a rendered text; an email address becomes a link.
 * Throws for a name without a value, so that no page shows one.
 */
export function fillIn(html: string, values: Record<string, string>): string {
  return html.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name]
    if (value === undefined)
      throw new Error(
        `${placeholder} is not known; expected one of ${Object.keys(values).join(', ')}`,
      )
    const text = escaped(value)
    return name === 'email' ? `<a href="mailto:${text}">${text}</a>` : text
  })
}

/**
 * Keeps the parts of a rendered text that hold, and takes out the others. A part stands between
 * `<!-- if name -->` and `<!-- end -->`, or `<!-- if not name -->` and `<!-- end -->`. Throws for a
 * name that isn't known, and for bold text that was left as Markdown.
 */
export function keepIf(html: string, conditions: Record<string, boolean>): string {
  // The innermost part first: it has no other within it.
  const kept = html.replace(
    /<!-- if (not )?(\w+) -->((?:(?!<!-- if )[\s\S])*?)<!-- end -->/g,
    (_part, not: string | undefined, name: string, text: string) => {
      const holds = conditions[name]
      if (holds === undefined) throw new Error(`<!-- if ${name} --> is not known`)
      return holds === !not ? text : ''
    },
  )
  if (kept !== html) return keepIf(kept, conditions)
  const [unread] = kept.match(/\*\*[^*<]+\*\*/) ?? []
  if (unread) {
    throw new Error(
      `${unread} would show its asterisks, because Markdown reads a line that begins with <!-- as HTML. Put the <!-- if … --> at the end of the line before.`,
    )
  }
  // An item whose whole text was a part leaves no empty bullet.
  return kept.replace(/<li>\s*<\/li>\s*/g, '')
}

/** Numbers the headings that begin with a number from 1 on: parts that are off leave gaps. */
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
