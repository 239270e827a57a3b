function canPlaceFlowers(flowerbed: number[], n: number): boolean {
  if (n <= 0) return true
  return flowerbed.some((place, i) => {
    if (place === 1 || flowerbed[i - 1] === 1 || flowerbed[i + 1] === 1) return false
    return canPlaceFlowers(flowerbed.map((one, j) => (i === j ? 1 : one)), n - 1)
  })
}
