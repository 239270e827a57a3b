import type { Statement } from './statement.ts'

/** What a statement is about, as features that patterns share. */
export interface Shape {
  isGrid: boolean
  isTree: boolean
  isLinkedList: boolean
  isGraph: boolean
  isWeighted: boolean
  isSorted: boolean
  isText: boolean
  hasTwoTexts: boolean
  /** It asks for a class or a data structure. */
  isDesign: boolean
  asksCount: boolean
  asksOptimum: boolean
  asksAll: boolean
  isContiguous: boolean
  /** The largest bound on the size, if any. */
  size?: number
}

export function shapeOf({ prose, bounds, examples }: Statement): Shape {
  const sizes = bounds.filter(({ limits }) => limits === 'size').map(({ high }) => high)
  const input = examples[0]?.input ?? ''
  const says = (pattern: RegExp) => pattern.test(prose)
  const isTree = says(
    /\b(binary|search|rooted|n-ary) tree\b|\btree\b.{0,200}\b(root|node|leaf|leaves)\b|\bbst\b|\broot\b.{0,200}\b(left|right)\b|\bsubtrees?\b/,
  )
  return {
    isGrid:
      says(
        /\b(grid|matrix|maze|board|chessboard|2d array|two-dimensional|map of cells|field of cells|warehouse floor)\b/,
      ) ||
      (says(/\bcells?\b/) && says(/\b(adjacent|row|column|neighbou?r)/)),
    isTree,
    isLinkedList: says(/\blinked list\b|\blist node|\bhead of (a|the) list\b|\bnext pointer\b/),
    isGraph:
      !isTree &&
      says(
        /\b(graph|edges?|vertices|vertex|nodes?|roads?|flights?|routes?|cables?|pipes?|bridges?|connections?|links?|prerequisites?|network|friendships?|one-way|bidirectional|directed|undirected)\b/,
      ),
    isWeighted: says(
      /\b(weight|cost|toll|length|distance|time|latency|price|minutes|fee|duration|dist)\w*\b/,
    ),
    isSorted: says(
      /\b(sorted|ascending|non-decreasing|nondecreasing|increasing order|descending order|in order from smallest|ordered from)\b/,
    ),
    isText: says(/\b(string|text|word|characters?|letters?|substring|sentence|dna|password)\b/),
    hasTwoTexts:
      says(
        /\btwo (strings|words|texts|sequences|dna)\b|\banother (string|word)\b|\bstrings? \w+ and \w+\b|\bfirst (string|word|text).{0,200}second\b/,
      ) || (input.match(/=\s*"[^"]*"/g) ?? []).length === 2,
    isDesign:
      says(
        /\b(design|implement)\b.{0,80}\b(class|data structure|cache|stack|queue|set|map|iterator|structure|system|service|tracker|logger|limiter|counter|stream|methods?|operations|supports?)\b|\bsupports? (the following|these|the) (operations|methods|functions)\b/,
      ) || /^\s*\[\s*"[A-Z]\w*"\s*,/.test(input),
    asksCount: says(/\b(how many|number of|count)\b/),
    asksOptimum: says(
      /\b(minimum|minimal|maximum|maximal|smallest|largest|shortest|longest|fewest|least|most|cheapest|best|lowest|highest|greatest|optimal|as (many|few|small|large) as)\b/,
    ),
    asksAll: says(
      /\b(all (possible|distinct|different|valid|unique)?\s*(\w+ )?(combinations|permutations|subsets|arrangements|ways|orderings|solutions)|every (possible )?(combination|permutation|subset|arrangement|ordering)|list all|enumerate|generate all|return all)\b/,
    ),
    isContiguous: says(
      /\b(contiguous|consecutive|subarray|sub-array|substring|stretch|in a row|segment|window|successive|uninterrupted|back-to-back)\b/,
    ),
    ...(sizes.length > 0 && { size: Math.max(...sizes) }),
  }
}
