function robotBounded(instructions: string): boolean {
  const directions = [[0, 1], [1, 0], [0, -1], [-1, 0]]
  let [x, y, facing] = [0, 0, 0]
  for (const step of instructions.repeat(4)) {
    if (step === 'L') facing = (facing + 3) % 4
    else if (step === 'R') facing = (facing + 1) % 4
    else {
      x += directions[facing][0]
      y += directions[facing][1]
    }
  }
  return x === 0 && y === 0
}
