export type Doc = { id: string; text: string }
export type Chunk = { doc: string; start: number; end: number; text: string }
export type Question = { ask: string; doc: string; quote: string }

/** Packs sentences into chunks of up to `size` characters; a longer sentence stays whole. */
export function split({ id, text }: Doc, size: number): Chunk[] {
  const chunks: Chunk[] = []
  let start = 0
  let end = 0
  const cut = () => {
    if (end > start) {
      chunks.push({ doc: id, start, end, text: text.slice(start, end) })
    }
    start = end
  }
  for (const { 0: sentence, index } of text.matchAll(/.+?(?:[.:?!]\s+|$)/gs)) {
    if (index + sentence.length - start > size) cut()
    end = index + sentence.length
  }
  cut()
  return chunks
}

/** Whether every character of the quotation lies in some retrieved chunk. */
export function isFound({ doc, quote }: Question, docs: Doc[], got: Chunk[]) {
  const from = docs.find(({ id }) => id === doc)?.text.indexOf(quote) ?? -1
  if (from < 0) throw new Error(`the quotation is not in ${doc}: ${quote}`)
  return quote
    .split('')
    .every((_, i) => got.some((c) => c.doc === doc && c.start <= from + i && from + i < c.end))
}

/** The best chunks that fit into a budget of characters. */
export function fill(ranked: Chunk[], budget: number): Chunk[] {
  const got: Chunk[] = []
  let left = budget
  for (const chunk of ranked) {
    left -= chunk.text.length
    if (left < 0) break
    got.push(chunk)
  }
  return got
}

export const words = (text: string): string[] => text.toLowerCase().match(/[a-z0-9]+/g) ?? []

/** Ranks chunks for a question by the words they share: BM25. */
export function ranker(chunks: Chunk[], wordsOf = words) {
  const docFrequency = new Map<string, number>()
  const bags = chunks.map((chunk) => {
    const all = wordsOf(chunk.text)
    const counts = new Map<string, number>()
    for (const word of all) counts.set(word, (counts.get(word) ?? 0) + 1)
    for (const word of counts.keys()) {
      docFrequency.set(word, (docFrequency.get(word) ?? 0) + 1)
    }
    return { chunk, counts, length: all.length }
  })
  const mean = bags.reduce((sum, bag) => sum + bag.length, 0) / bags.length
  const idf = (word: string) => {
    const df = docFrequency.get(word) ?? 0
    return Math.log(1 + (bags.length - df + 0.5) / (df + 0.5))
  }
  return (ask: string): Chunk[] => {
    const asked = [...new Set(wordsOf(ask))]
    const scored = bags.map(({ chunk, counts, length }) => {
      const damping = 1.2 * (0.25 + (0.75 * length) / mean)
      const score = asked.reduce((sum, word) => {
        const n = counts.get(word) ?? 0
        return sum + (idf(word) * n * 2.2) / (n + damping)
      }, 0)
      return { chunk, score }
    })
    scored.sort((a, b) => b.score - a.score)
    return scored.map(({ chunk }) => chunk)
  }
}
