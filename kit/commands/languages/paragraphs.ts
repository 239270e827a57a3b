/** Blocks between empty lines; a fence of code is one block. */
export function blocksOf(body: string): string[] {
  const blocks: string[] = []
  let fence = ''
  for (const line of body.split('\n')) {
    const mark = /^\s*(`{3,}|~{3,})/.exec(line)?.[1] ?? ''
    const last = blocks.at(-1)
    if (fence || (line && last)) blocks[blocks.length - 1] = `${last}\n${line}`
    else blocks.push(line)
    if (mark) fence = fence ? (mark.startsWith(fence) ? '' : fence) : mark
  }
  return blocks
}

/** Blocks that are words, and not code, a component, or a comment. */
export const isParagraph = (block: string): boolean =>
  /\p{L}/u.test(block) && !/^\s*(```|~~~|<|import )/.test(block)
