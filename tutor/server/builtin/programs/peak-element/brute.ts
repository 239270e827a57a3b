function peakElement(nums: number[]): number {
  return nums.findIndex((_num, i) => isRight(nums, i))
}

/** Any peak is right. */
function isRight(nums: number[], result: number): boolean {
  const heightAt = (i: number) => nums[i] ?? -Infinity
  return (
    nums[result] !== undefined &&
    heightAt(result) > heightAt(result - 1) &&
    heightAt(result) > heightAt(result + 1)
  )
}
