function windowMaxima(nums: number[], k: number): number[] {
  const maxima: number[] = []
  for (let i = 0; i + k <= nums.length; i++) maxima.push(Math.max(...nums.slice(i, i + k)))
  return maxima
}
