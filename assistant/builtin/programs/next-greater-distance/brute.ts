function placesOfGreater(values: number[]): (number | undefined)[] {
  return values.map((value, i) => {
    const place = values.findIndex((other, j) => j > i && other > value)
    return place < 0 ? undefined : place
  })
}

function stepsToGreater(values: number[]): number[] {
  return placesOfGreater(values).map((place, i) => (place === undefined ? 0 : place - i))
}

function nextGreater(values: number[]): number[] {
  return placesOfGreater(values).map((place) => (place === undefined ? -1 : values[place]))
}

function nextGreaterInCircle(values: number[]): number[] {
  return values.map((value, i) => {
    const order = [...values.slice(i + 1), ...values.slice(0, i)]
    return order.find((other) => other > value) ?? -1
  })
}
