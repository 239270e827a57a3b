function randomInput(int: (low: number, high: number) => number): [string[][]] {
  // Emails of a person contain the name, so that a shared one means the same name.
  const account = () => {
    const name = 'AB'[int(0, 1)]
    return [name, ...Array.from({ length: int(1, 3) }, () => `${name}${int(0, 9)}@x.com`)]
  }
  return [Array.from({ length: int(1, 6) }, account)]
}
