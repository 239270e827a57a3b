/** Whether `n` more flowers fit so that no two are neighbors; 1 is planted, 0 is free. */
function canPlaceFlowers(flowerbed: number[], n: number): boolean {
  const bed = [...flowerbed]
  let planted = 0
  bed.forEach((place, i) => {
    if (place === 1 || bed[i - 1] === 1 || bed[i + 1] === 1) return
    bed[i] = 1
    planted++
  })
  return planted >= n
}
