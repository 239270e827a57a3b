import { escapeAttribute, escapeText } from 'entities'

type Attachment = { address: string; alt: string } | undefined

/** WordPress's own shortcodes. Those of plugins are recognized by their form. */
const ownShortcodes = ['audio', 'video', 'playlist', 'embed', 'gallery', 'caption', 'wp_caption']
const attribute = /(?<![\w-])([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'\]]+))/g
/** Ends at the next opening, so that many without an end take no longer. */
const code = /<(pre|code)\b(?:(?!<\1\b)[\s\S])*?<\/\1>/gi

/**
 * A WordPress text as HTML: paragraphs from empty lines, pictures and galleries from shortcodes.
 * `found` names the shortcodes that mean nothing outside WordPress.
 */
export function wordPressHtml(
  content: string,
  attachment: (id: string) => Attachment,
): { html: string; found: string[] } {
  const kept: string[] = []
  // Code is left as it is.
  const text = content.replaceAll(code, (each) => `\uE000${kept.push(each) - 1}\uE001`)
  const { html, found } = withoutShortcodes(text, attachment)
  // The block editor writes every paragraph itself.
  const paragraphs = /<!--\s*wp:/.test(text) ? html : paragraphsOf(html)
  return {
    html: paragraphs.replaceAll(/\uE000(\d+)\uE001/g, (_, index) => kept[Number(index)] ?? ''),
    found,
  }
}

function withoutShortcodes(text: string, attachment: (id: string) => Attachment) {
  const found: string[] = []
  const html = text
    .replaceAll(
      /\[(?:wp_)?caption\b[^\][]*\]\s*((?:<a\b[^<>]*>\s*)?<img\b[^<>]*>(?:\s*<\/a>)?)((?:(?!\[(?:wp_)?caption\b)[\s\S])*?)\[\/(?:wp_)?caption\]/g,
      (_, picture, caption) =>
        `\n\n<figure>${picture}<figcaption>${caption}</figcaption></figure>\n\n`,
    )
    .replaceAll(/\[gallery\b([^\][]*)\]/g, (shortcode, list) => {
      const pictures = (/\bids="([\d,\s]*)"/.exec(list)?.[1] ?? '')
        .split(',')
        .flatMap((id) => attachment(id.trim()) ?? [])
        .map(
          ({ address, alt }) =>
            `<img src="${escapeAttribute(address)}" alt="${escapeAttribute(alt)}">`,
        )
      return pictures.length > 0 ? `\n\n<p>${pictures.join('\n')}</p>\n\n` : shortcode
    })
    .replaceAll(
      /\[embed\b[^\][]*\]\s*([^[\s]+)\s*\[\/embed\]/g,
      (_, address) => `<a href="${escapeAttribute(address)}">${escapeText(address)}</a>`,
    )
  const closed = new Set([...html.matchAll(/\[\/([a-z][\w-]*)\]/gi)].map(([, name]) => name))
  return {
    html: html.replaceAll(/\[\/?([a-z][\w-]*)((?:\s[^\][]*)?)\/?\](?!\()/gi, (all, name, rest) => {
      const isShortcode =
        closed.has(name) ||
        ownShortcodes.includes(name) ||
        /[_-]/.test(name) ||
        rest.search(attribute) >= 0
      if (!isShortcode) return all
      if (!found.includes(name)) found.push(name)
      return ''
    }),
    found,
  }
}

const block =
  /^<\/?(?:address|article|aside|blockquote|details|div|dl|dt|dd|fieldset|figure|figcaption|footer|form|h[1-6]|header|hr|iframe|li|main|nav|ol|p|section|script|style|summary|table|tbody|td|tfoot|th|thead|tr|ul|video|audio)\b|^\uE000|^<!--/i

/** Makes paragraphs of the lines between empty lines, as WordPress does when it shows them. */
function paragraphsOf(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => (block.test(part) ? part : `<p>${part.replaceAll('\n', '<br>\n')}</p>`))
    .join('\n\n')
}
