function longestTwoKinds(fruits: number[]): number {
  let longest = 0
  for (let from = 0; from < fruits.length; from++) {
    for (let to = from + 1; to <= fruits.length; to++) {
      if (new Set(fruits.slice(from, to)).size <= 2) longest = Math.max(longest, to - from)
    }
  }
  return longest
}
