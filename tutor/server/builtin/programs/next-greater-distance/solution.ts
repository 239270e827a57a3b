/**
 * For each value, how many steps to the right the next greater one is; 0 where there is none.
 * The stack holds the positions still waiting, their values falling from bottom to top, so a new
 * value answers those on top that it exceeds. Every position goes on and off the stack once.
 */
function stepsToGreater(values: number[]): number[] {
  const steps: number[] = new Array(values.length).fill(0)
  const waiting: number[] = []
  for (let i = 0; i < values.length; i++) {
    while (waiting.length > 0 && values[waiting[waiting.length - 1]] < values[i]) {
      const position = waiting.pop() as number
      steps[position] = i - position
    }
    waiting.push(i)
  }
  return steps
}
