function rotate(matrix: number[][]): number[][] {
  return build(matrix, (r, c) => matrix[matrix.length - 1 - c][r])
}

function rotateBack(matrix: number[][]): number[][] {
  return build(matrix, (r, c) => matrix[c][matrix[0].length - 1 - r])
}

function transpose(matrix: number[][]): number[][] {
  return build(matrix, (r, c) => matrix[c][r])
}

function build(matrix: number[][], cellAt: (r: number, c: number) => number): number[][] {
  return Array.from({ length: matrix[0].length }, (_, r) =>
    Array.from({ length: matrix.length }, (_, c) => cellAt(r, c)),
  )
}
