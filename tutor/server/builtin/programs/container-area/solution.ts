/**
 * The largest area between two of the walls: their distance times the lower of the two.
 * The pointers start at the ends. The lower wall limits every container it is part of, and all
 * others are narrower, so it can be left behind.
 */
function largestContainer(heights: number[]): number {
  let left = 0
  let right = heights.length - 1
  let best = 0
  while (left < right) {
    const area = (right - left) * Math.min(heights[left], heights[right])
    best = Math.max(best, area)
    if (heights[left] < heights[right]) left++
    else right--
  }
  return best
}
