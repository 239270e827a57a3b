const hidden = 'script, style, template, noscript, title'
/** Elements that words stand in without a gap; all others part them. */
const inline =
  /^(a|abbr|b|bdi|bdo|cite|code|em|font|i|kbd|mark|q|s|small|span|strong|sub|sup|u|wbr)$/

/**
 * The words of a piece of HTML, on one line. The browser's own parser reads it, so every entity has its
 * character. Its document runs nothing and loads nothing; the result is for showing as text only.
 */
export function plainText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html')
  for (const element of body.querySelectorAll(hidden)) element.remove()
  for (const element of body.querySelectorAll('*')) {
    if (inline.test(element.localName)) continue
    element.before(' ')
    element.after(' ')
  }
  return (body.textContent ?? '').replace(/\s+/g, ' ').trim()
}
