function isRotation(s: string, goal: string): boolean {
  let rotated = s
  for (let i = 0; i <= s.length; i++) {
    if (rotated === goal) return true
    rotated = rotated.slice(1) + rotated.slice(0, 1)
  }
  return false
}
