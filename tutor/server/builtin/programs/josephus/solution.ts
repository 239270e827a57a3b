/**
 * Who of the people 1 to `n` in a circle is left when every k-th leaves.
 * A circle that is larger by one starts k places later, once the first person has left.
 */
function josephus(n: number, k: number): number {
  let place = 0
  for (let size = 2; size <= n; size++) place = (place + k) % size
  return place + 1
}
