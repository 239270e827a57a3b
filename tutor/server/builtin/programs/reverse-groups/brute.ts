function reverseGroups(values: number[], k: number): number[] {
  return inGroups(values, k).flatMap((group) => (group.length === k ? group.reverse() : group))
}

function reverseAllGroups(values: number[], k: number): number[] {
  return inGroups(values, k).flatMap((group) => group.reverse())
}

function inGroups(values: number[], k: number): number[][] {
  return Array.from({ length: Math.ceil(values.length / k) }, (_, i) => values.slice(i * k, i * k + k))
}
