/** Whether both texts are the same once each `#` has deleted the letter before it. */
function backspaceCompare(s: string, t: string): boolean {
  return typed(s) === typed(t)
}

function typed(keys: string): string {
  const text: string[] = []
  for (const key of keys) {
    if (key === '#') text.pop()
    else text.push(key)
  }
  return text.join('')
}
