function candyRations(ratings: number[]): number {
  const candies = ratings.map(() => 1)
  for (let isSettled = false; !isSettled; ) {
    isSettled = true
    ratings.forEach((rating, i) => {
      for (const j of [i - 1, i + 1]) {
        if (rating > ratings[j] && candies[i] <= candies[j]) {
          candies[i]++
          isSettled = false
        }
      }
    })
  }
  return candies.reduce((sum, count) => sum + count)
}
