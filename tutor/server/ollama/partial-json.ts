/**
 * The complete part of an unfinished JSON object: its finished fields and list entries. Undefined
 * if there are none yet.
 */
export function wholePart(text: string): unknown {
  const open: string[] = []
  let isInString = false
  let isKey = false
  /** Where to cut the text, and the brackets that close it there. */
  let cut: { end: number; closing: string } | undefined
  const markValue = (end: number) => {
    if (open.length > 0 && open.length <= 2) {
      // A field's value inside a list entry isn't an entry.
      if (open.length === 2 && open[1] === '}') return
      cut = { end, closing: open.toReversed().join('') }
    }
  }
  for (let i = 0; i < text.length; i++) {
    const c = text[i]
    if (isInString) {
      if (c === '\\') i++
      else if (c === '"') {
        isInString = false
        if (!isKey) markValue(i + 1)
      }
    } else if (c === '"') {
      isInString = true
      isKey = open.at(-1) === '}' && /[{,]\s*$/.test(text.slice(Math.max(0, i - 20), i))
    } else if (c === '{' || c === '[') open.push(c === '{' ? '}' : ']')
    else if (c === '}' || c === ']') {
      open.pop()
      markValue(i + 1)
      if (open.length === 0) return parse(text.slice(0, i + 1))
    } else if (c === ',' && /[\w.]\s*$/.test(text.slice(Math.max(0, i - 5), i))) markValue(i)
  }
  return cut && parse(text.slice(0, cut.end) + cut.closing)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
