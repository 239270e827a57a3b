// Pseudo-localized English: every letter accented, 40 % longer, in brackets. Text that still reads
// as plain English in a pseudo-localized build isn't in content/.
const letters: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'áƀçďéƒĝĥíĵķļɱñóþǫŕšťúṽŵẋýžÁƁÇĎÉƑĜĤÍĴĶĻṀÑÓÞǪŔŠŤÚṼŴẊÝŽ'][index] ?? letter,
  ]),
)
/** Placeholders, tags, code, link targets, addresses, and entities stay unchanged. */
const kept =
  /\{[^{}]*\}|<[^<>]*>|`[^`]*`|\]\([^)]*\)|https?:\/\/[^\s)"']+|[\w.+-]+@[\w-]+\.[\w.]+|&\w+;/g

export function pseudo(text: string): string {
  if (!/[a-z]/i.test(text)) return text
  let accented = ''
  let end = 0
  for (const { 0: piece, index } of text.matchAll(kept)) {
    accented += accent(text.slice(end, index)) + piece
    end = index + piece.length
  }
  accented += accent(text.slice(end))
  const padding = ' ōō'.repeat(Math.ceil((text.length * 0.4) / 3))
  const [, body = '', stop = ''] = /^(.*?)([.?!:]*)$/s.exec(accented) ?? []
  return `[${body}${padding}]${stop}`
}

const accent = (text: string) => text.replace(/[a-z]/gi, (letter) => letters[letter] ?? letter)

/** Words of at least two plain letters, except those allowed. */
export function plainWords(text: string, allowed: ReadonlySet<string>): string[] {
  const words = text
    .replaceAll(/https?:\/\/\S+|[\w.+-]+@[\w-]+\.[\w.]+/g, ' ')
    .match(/[\p{L}\p{M}’']+/gu)
  return (words ?? []).filter((word) => /^[a-z’']{2,}$/i.test(word) && !allowed.has(word))
}
