/** The people 1 to `n` of a circle in the order in which they leave it, always every second one. */
function everySecondOrder(n: number): number[] {
  let circle = Array.from({ length: n }, (_, i) => i + 1)
  const order: number[] = []
  // Whether the first person of this round leaves.
  let leaves = false
  while (circle.length > 0) {
    const staying: number[] = []
    for (const person of circle) {
      if (leaves) order.push(person)
      else staying.push(person)
      leaves = !leaves
    }
    circle = staying
  }
  return order
}
