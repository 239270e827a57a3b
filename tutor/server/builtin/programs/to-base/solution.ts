/** A number in another base from 2 to 36, with letters for digits from 10 on. */
function toBase(num: number, base: number): string {
  const digits: string[] = []
  let rest = Math.abs(num)
  do {
    digits.push('0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'[rest % base])
    rest = Math.floor(rest / base)
  } while (rest > 0)
  if (num < 0) digits.push('-')
  return digits.reverse().join('')
}
