const acronyms = new Set(['ai', 'api', 'cto', 'faq', 'ml', 'rss', 'ui', 'ux'])

/** The words of a segment of an address, each capitalized; acronyms whole. */
export const titleCase = (segment: string): string =>
  segment
    .split('-')
    .map((word) =>
      acronyms.has(word) ? word.toUpperCase() : word.charAt(0).toUpperCase() + word.slice(1),
    )
    .join(' ')
