const acronyms = new Set(['ai', 'api', 'cto', 'faq', 'ml', 'rss', 'ui', 'ux'])

/** The words of an address segment, capitalized; acronyms in capitals. */
export const titleCase = (segment: string): string =>
  segment
    .split('-')
    .map((word) =>
      acronyms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
