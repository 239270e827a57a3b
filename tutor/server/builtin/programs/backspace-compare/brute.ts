function backspaceCompare(s: string, t: string): boolean {
  return reduced(s) === reduced(t)
}

function reduced(keys: string): string {
  const shorter = keys.replace(/^#|[^#]#/, '')
  return shorter === keys ? keys : reduced(shorter)
}
