/** The fewest candies when each child gets one and more than a neighbor with a lower rating. */
function candyRations(ratings: number[]): number {
  const candies = ratings.map(() => 1)
  for (let i = 1; i < ratings.length; i++) {
    if (ratings[i] > ratings[i - 1]) candies[i] = candies[i - 1] + 1
  }
  // From the right, without taking away what the left neighbor asks for.
  for (let i = ratings.length - 2; i >= 0; i--) {
    if (ratings[i] > ratings[i + 1]) candies[i] = Math.max(candies[i], candies[i + 1] + 1)
  }
  return candies.reduce((sum, count) => sum + count, 0)
}
