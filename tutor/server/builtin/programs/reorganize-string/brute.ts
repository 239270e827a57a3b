function reorganizeString(text: string): string {
  const place = (done: string, left: string): string => {
    if (left === '') return done
    for (let i = 0; i < left.length; i++) {
      if (done.endsWith(left[i])) continue
      const result = place(done + left[i], left.slice(0, i) + left.slice(i + 1))
      if (result !== '') return result
    }
    return ''
  }
  return place('', text)
}

/** Any order without equal neighbors is right. */
function isRight(text: string, result: string): boolean {
  if (result === '') return reorganizeString(text) === ''
  const sorted = (letters: string) => [...letters].sort().join('')
  return sorted(text) === sorted(result) && !/(.)\1/.test(result)
}
