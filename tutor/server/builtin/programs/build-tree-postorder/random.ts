function randomInput(int: (low: number, high: number) => number): [number[], number[]] {
  const inorder: number[] = []
  const postorder: number[] = []
  const values = Array.from({ length: 9 }, (_, i) => (i * 5) % 9)
  const grow = (size: number): void => {
    if (size === 0) return
    const value = values.pop() as number
    const left = int(0, size - 1)
    grow(left)
    inorder.push(value)
    grow(size - 1 - left)
    postorder.push(value)
  }
  grow(int(0, 9))
  return [inorder, postorder]
}
