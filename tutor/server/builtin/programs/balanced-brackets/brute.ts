function isBalanced(text: string): boolean {
  return reduced(text.replace(/[^()[\]{}]/g, ''), /\(\)|\[\]|\{\}/) === ''
}

function fewestAdditions(text: string): number {
  return reduced(text.replace(/[^()]/g, ''), /\(\)/).length
}

function longestBalanced(text: string): number {
  let longest = 0
  for (let from = 0; from < text.length; from++) {
    for (let to = from + 2; to <= text.length; to += 2) {
      if (reduced(text.slice(from, to), /\(\)|\[\]|\{\}/) === '') longest = Math.max(longest, to - from)
    }
  }
  return longest
}

/** The text when pairs have been taken out until there are none. */
function reduced(text: string, pair: RegExp): string {
  return pair.test(text) ? reduced(text.replace(pair, ''), pair) : text
}
