function textPermutations(text: string): string[] {
  if (text === '') return ['']
  const orders = textPermutations(text.slice(1)).flatMap((order) =>
    [...text].map((_, place) => order.slice(0, place) + text[0] + order.slice(place)),
  )
  return [...new Set(orders)].sort()
}
