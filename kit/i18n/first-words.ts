/**
 * As many whole words of a text as fit `max` characters, with an ellipsis if that isn't all. Of a text
 * without spaces, such as one in Japanese, as many characters.
 */
export const firstWords = (text: string, max: number): string =>
  text.length <= max ? text : `${text.slice(0, max).replace(/[^\p{L}\p{N}]*(?:\s\S*|\S)$/u, '')}…`
