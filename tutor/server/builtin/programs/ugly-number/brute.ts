function uglyNumber(n: number): number {
  let count = 0
  for (let num = 1; ; num++) {
    let rest = num
    for (const factor of [2, 3, 5]) while (rest % factor === 0) rest /= factor
    if (rest === 1) count++
    if (count === n) return num
  }
}
