/** The water that stays between walls of width 1. */
function trappedWater(heights: number[]): number {
  let left = 0
  let right = heights.length - 1
  let leftWall = 0
  let rightWall = 0
  let water = 0
  while (left < right) {
    leftWall = Math.max(leftWall, heights[left])
    rightWall = Math.max(rightWall, heights[right])
    // The lower side decides how high the water stands there.
    if (leftWall < rightWall) water += leftWall - heights[left++]
    else water += rightWall - heights[right--]
  }
  return water
}
