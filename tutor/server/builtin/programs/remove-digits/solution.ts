/** The smallest number that is left when `k` digits are removed. */
function removeDigits(num: string, k: number): string {
  const kept: string[] = []
  let toRemove = k
  for (const digit of num) {
    while (toRemove > 0 && kept.length > 0 && kept[kept.length - 1] > digit) {
      kept.pop()
      toRemove--
    }
    kept.push(digit)
  }
  // The digits left never fall, so the last ones are the largest.
  const left = kept.slice(0, kept.length - toRemove).join('')
  return left.replace(/^0+/, '') || '0'
}
