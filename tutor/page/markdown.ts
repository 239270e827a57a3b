import { webAddress } from './analysis.ts'

export type Inline =
  | { kind: 'text' | 'code' | 'strong' | 'em' | 'sup'; text: string }
  | { kind: 'link'; text: string; url: string }

export type Block =
  | { kind: 'paragraph'; inlines: Inline[] }
  | { kind: 'list'; ordered: boolean; items: Inline[][] }
  | { kind: 'code'; text: string }

const bullet = /^\s*(?:[-*+]|(\d+)[.)])\s+/
const fence = /^\s*(?:```|~~~)/

/**
 * Parses the part of Markdown that a tutor needs: paragraphs, flat lists, fenced code, and inline
 * code, strong, emphasis, web links, and powers (`10^5`). Everything else, including HTML, stays
 * text.
 */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  let open: 'paragraph' | 'list' | undefined
  const lines = text.split('\n')
  for (let i = 0; i < lines.length; i++) {
    const line = lines[i] ?? ''
    const last = blocks.at(-1)
    const marker = bullet.exec(line)
    if (fence.test(line)) {
      const end = lines.findIndex((other, at) => at > i && fence.test(other))
      const stop = end < 0 ? lines.length : end
      blocks.push({ kind: 'code', text: lines.slice(i + 1, stop).join('\n') })
      i = stop
      open = undefined
    } else if (line.trim() === '') {
      open = undefined
    } else if (marker) {
      const item = parseInline(line.slice(marker[0].length))
      const ordered = marker[1] !== undefined
      if (last?.kind === 'list' && last.ordered === ordered) last.items.push(item)
      else blocks.push({ kind: 'list', ordered, items: [item] })
      open = 'list'
    } else {
      const more = parseInline(line.trim().replace(/^#+\s+/, ''))
      const space: Inline = { kind: 'text', text: ' ' }
      if (open === 'paragraph' && last?.kind === 'paragraph') last.inlines.push(space, ...more)
      else if (open === 'list' && last?.kind === 'list') last.items.at(-1)?.push(space, ...more)
      else {
        blocks.push({ kind: 'paragraph', inlines: more })
        open = 'paragraph'
      }
    }
  }
  return blocks
}

const inlineSyntax =
  /`([^`]+)`|\*\*([^*]+)\*\*|(?<![\w*])\*([^\s*](?:[^*]*[^\s*])?)\*|(?<=[\w)])\^(\d+|[nkm])\b|\[([^\]]+)\]\(([^\s()]+)\)|(https?:\/\/[^\s<>()"']*[^\s<>()"'.,;:!?])/g

/** Parses a line of Markdown. A link to anything but the web becomes plain text. */
export function parseInline(line: string): Inline[] {
  const pieces: Inline[] = []
  let from = 0
  for (const match of line.matchAll(inlineSyntax)) {
    const [whole, code, strong, em, power, label, target, address] = match
    if (match.index > from) pieces.push({ kind: 'text', text: line.slice(from, match.index) })
    from = match.index + whole.length
    const url = webAddress(target ?? address ?? '')
    if (code) pieces.push({ kind: 'code', text: code })
    else if (strong) pieces.push({ kind: 'strong', text: strong })
    else if (em) pieces.push({ kind: 'em', text: em })
    else if (power) pieces.push({ kind: 'sup', text: power })
    else if (url) pieces.push({ kind: 'link', text: label ?? whole, url })
    else pieces.push({ kind: 'text', text: label ?? whole })
  }
  if (from < line.length) pieces.push({ kind: 'text', text: line.slice(from) })
  return pieces
}
