import { type TokenHandler, Tokenizer } from 'parse5'

/** Attributes in which a browser follows an address. */
const addresses = /^(href|src|action|formaction|data|to|from|by|values|xlink:href)$/i

/** What a browser would run of a tag; undefined if nothing. */
export function programIn(
  tag: string,
  attributes: readonly { name: string; value: string }[],
): string | undefined {
  if (/^script$/i.test(tag)) return '<script>'
  // It would lead the page's own scripts to another site.
  if (/^base$/i.test(tag)) return '<base>'
  for (const { name, value } of attributes) {
    if (/^(on.|srcdoc$|set:)/i.test(name)) return name
    // Browsers skip such characters in an address.
    const address = value.replaceAll(/[\p{Cc}\s]/gu, '')
    if (addresses.test(name) && /javascript:/i.test(address))
      return `${name}="${value.slice(0, 40)}"`
  }
  return undefined
}

/** What a browser would run of HTML typed into Markdown, with its line in it. */
export function programsIn(html: string): { line: number; found: string }[] {
  const programs: { line: number; found: string }[] = []
  const skip = () => undefined
  const handler: TokenHandler = {
    onStartTag({ tagName, attrs, location }) {
      const found = programIn(tagName, attrs)
      if (found) programs.push({ line: location?.startLine ?? 1, found })
    },
    // A browser would read what follows, checked here as text or as a tag, as attributes of this tag.
    onParseError({ code, startLine }) {
      if (code === 'eof-in-tag') programs.push({ line: startLine, found: 'a tag without its end' })
    },
    // A browser takes this for a comment only in some places: in a <textarea>, it doesn't.
    onComment({ data, location }) {
      const first = location?.startLine ?? 1
      for (const { line, found } of programsIn(data))
        programs.push({ line: first + line - 1, found })
    },
    onDoctype: skip,
    onEndTag: skip,
    onEof: skip,
    onCharacter: skip,
    onNullCharacter: skip,
    onWhitespaceCharacter: skip,
  }
  new Tokenizer({ sourceCodeLocationInfo: true }, handler).write(html, true)
  return programs
}
