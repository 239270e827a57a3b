function removeGroups(text: string, k: number): string {
  for (let i = 0; i + k <= text.length; i++) {
    if (text.slice(i, i + k) !== text[i].repeat(k)) continue
    return removeGroups(text.slice(0, i) + text.slice(i + k), k)
  }
  return text
}
