import { decodeHTML } from 'entities'

/** Elements that words stand in without a gap; all others part them. */
const inline =
  /<\/?(?:a|abbr|b|bdi|bdo|cite|code|em|font|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)\b(?:"[^"]*"|'[^']*'|[^'">])*(?:>|$)/gi

/**
 * The words of a piece of HTML, on one line. It is for showing as text only: an entity may well stand
 * for a `<`. What looks like a tag but never ends is dropped to the end. The browser's own parser isn't
 * used because the pages' policy forbids making documents of strings.
 */
export function plainText(html: string): string {
  const text = html
    .replace(/<!--[\s\S]*?(-->|$)/g, ' ')
    .replace(/<(script|style|template|noscript)\b[\s\S]*?(<\/\1\s*>|$)/gi, ' ')
    .replace(inline, '')
    .replace(/<\/?[a-z!?](?:"[^"]*"|'[^']*'|[^'">])*(>|$)/gi, ' ')
  return decodeHTML(text).replace(/\s+/g, ' ').trim()
}
