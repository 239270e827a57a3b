import { decodeHTML } from 'entities'

/** Inline elements: words around them have no gap. All other elements separate words. */
const inline =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|em|font|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b(?:"[^"]*"|'[^']*'|[^'">])*(?:>|$)/gi

/**
 * The text of an HTML fragment, on one line. Only show it as text, because an entity may stand for
 * `<`. An unclosed tag is dropped up to the end. The browser's own parser can't be used, because
 * the pages' policy forbids parsing documents from strings.
 */
export function plainText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<(script|style|template|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(inline, '')
    .replace(/<\/?[a-z!?](?:"[^"]*"|'[^']*'|[^'">])*(>|$)/gi, ' ')
  return decodeHTML(text).replace(/\s+/g, ' ').trim()
}
