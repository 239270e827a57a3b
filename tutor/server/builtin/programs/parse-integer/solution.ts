/** The whole number at the start of `text`, within 32 bits; 0 if there is none. */
function parseInteger(text: string): number {
  let i = 0
  while (text[i] === ' ') i++
  const sign = text[i] === '-' ? -1 : 1
  if (text[i] === '-' || text[i] === '+') i++
  let value = 0
  for (; text[i] >= '0' && text[i] <= '9'; i++) value = value * 10 + Number(text[i])
  // Adding 0 turns -0, which JavaScript has, into 0.
  return Math.min(Math.max(sign * value, -(2 ** 31)), 2 ** 31 - 1) + 0
}
