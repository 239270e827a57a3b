/**
 * A legal page without what it says about parts that the site no longer has. Other conditions stay.
 * Nobody has seen these paragraphs, because the parts were off.
 */
export function withoutParts(text: string, gone: readonly string[]): string {
  // The innermost first; a condition that stays is hidden until the end.
  const part =
    /<!-- if (not )?(\w+(?: or \w+)*) -->((?:(?!<!-- if |<!-- end -->)[\s\S])*?)<!-- end -->/
  let rest = text
  for (;;) {
    const next = rest.replace(
      part,
      (_all, not: string | undefined, names: string, inner: string) => {
        const left = names.split(' or ').filter((name) => !gone.includes(name))
        if (left.length === 0) return not ? inner : ''
        return `<!--\0if ${not ?? ''}${left.join(' or ')} -->${inner}<!--\0end -->`
      },
    )
    if (next === rest) break
    rest = next
  }
  const shown = rest.replaceAll('<!--\0', '<!-- ')
  return shown === text ? text : shown.replaceAll(/\n{3,}/g, '\n\n')
}
