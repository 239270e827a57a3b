/** The definitions of notes in a text. One in a code block, too, gets rules that nothing uses. */
const definition = /^[\s>]*\[\^[^\]\s]+\]:/gm

/** Rules come by the dozen, so that nearly all articles have the same, and one hash in the policy. */
const dozen = 12

/**
 * The rules that tie each note in an article's margin to its reference, and to the note above it. An
 * article may have any number of notes, and style sheets can't count them.
 */
export function noteAnchors(markdown: string): string {
  const notes = markdown.match(definition)?.length ?? 0
  const count = dozen * Math.max(1, Math.ceil(notes / dozen))
  return Array.from({ length: count }, (_, index) => {
    const number = index + 1
    return `#user-content-fnref-${number}{anchor-name:--ref-${number}}#user-content-fn-${number}{anchor-name:--note-${number};position-anchor:--ref-${number};--before:--note-${index}}`
  }).join('')
}
