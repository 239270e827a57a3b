function partitionLabels(text: string): number[] {
  for (let size = 1; size < text.length; size++) {
    const rest = text.slice(size)
    if ([...text.slice(0, size)].some((letter) => rest.includes(letter))) continue
    return [size, ...partitionLabels(rest)]
  }
  return [text.length]
}
