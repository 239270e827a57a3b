// What the statements of set c make their inputs with.
import type { RandomInteger } from './statement.ts'

export const times = <T>(n: number, make: (i: number) => T): T[] =>
  Array.from({ length: n }, (_, i) => make(i))

export const ints = (int: RandomInteger, n: number, low: number, high: number): number[] =>
  times(n, () => int(low, high))

export const word = (int: RandomInteger, n: number, letters: string): string =>
  times(n, () => letters[int(0, letters.length - 1)]).join('')

export function distinct(int: RandomInteger, n: number, low: number, high: number): number[] {
  const seen = new Set<number>()
  while (seen.size < n) seen.add(int(low, high))
  return [...seen]
}

/** JSON with a space after each comma. */
export const spaced = (value: unknown): string =>
  Array.isArray(value) ? `[${value.map(spaced).join(', ')}]` : JSON.stringify(value)

export interface TreeNode {
  value: number
  left: TreeNode | null
  right: TreeNode | null
}

const leaf = (value: number): TreeNode => ({ value, left: null, right: null })

/** The tree with these values in level order, where null is a missing child. */
export function treeOf([first, ...rest]: (number | null)[]): TreeNode | null {
  if (first === null || first === undefined) return null
  const root = leaf(first)
  const queue = [root]
  for (const node of queue)
    for (const side of ['left', 'right'] as const) {
      const value = rest.shift() ?? null
      if (value === null) continue
      const child = leaf(value)
      node[side] = child
      queue.push(child)
    }
  return root
}

export function levelOrder(root: TreeNode | null): (number | null)[] {
  const queue = [root]
  for (const node of queue) if (node) queue.push(node.left, node.right)
  const last = queue.findLastIndex((node) => node !== null)
  return queue.slice(0, last + 1).map((node) => node?.value ?? null)
}

export function randomTree(
  int: RandomInteger,
  n: number,
  low: number,
  high: number,
): (number | null)[] {
  const root = leaf(int(low, high))
  for (let made = 1; made < n; made++) {
    const child = leaf(int(low, high))
    let node = root
    for (;;) {
      const side = int(0, 1) === 0 ? 'left' : 'right'
      const next = node[side]
      if (!next) {
        node[side] = child
        break
      }
      node = next
    }
  }
  return levelOrder(root)
}
