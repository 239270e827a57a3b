/** The text with every `k[inside]` written out as k times the inside. */
function decodeString(text: string): string {
  const waiting: { before: string; times: number }[] = []
  let decoded = ''
  let times = 0
  for (const character of text) {
    if (character >= '0' && character <= '9') times = times * 10 + Number(character)
    else if (character === '[') {
      waiting.push({ before: decoded, times })
      decoded = ''
      times = 0
    } else if (character === ']') {
      const outer = waiting.pop()
      if (outer) decoded = outer.before + decoded.repeat(outer.times)
    } else decoded += character
  }
  return decoded
}
