/** Whether moving letters from the front of `s` to its back gives `goal`. */
function isRotation(s: string, goal: string): boolean {
  return s.length === goal.length && (s + s).includes(goal)
}
