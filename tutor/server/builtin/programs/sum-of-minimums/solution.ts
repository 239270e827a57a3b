/** The sum of the smallest values of all stretches, modulo 1,000,000,007. */
function sumOfMinimums(nums: number[]): number {
  const modulus = 1_000_000_007
  // What all stretches that end here add, and the rising values that rule them.
  let endingHere = 0
  let total = 0
  const rising: { value: number; count: number }[] = []
  for (const value of nums) {
    let count = 1
    while (rising.length > 0 && rising[rising.length - 1].value >= value) {
      const ruled = rising.pop()
      if (!ruled) break
      // From here on these stretches have a smaller value.
      count += ruled.count
      endingHere -= ruled.value * ruled.count
    }
    rising.push({ value, count })
    endingHere += value * count
    total = (total + endingHere) % modulus
  }
  return total
}
