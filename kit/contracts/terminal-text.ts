/**
 * Makes other people's text safe for a terminal: characters that move the cursor, reverse the line, or
 * can't be seen become �. Two that join letters stay, as Arabic, Hindi, and emoji need them.
 */
export function terminalText(text: string): string {
  return text.replace(/(?![\n\t])\p{Cc}|(?![\u200c\u200d])\p{Cf}|[\u2028\u2029]/gu, '�')
}

/** The same on one line. A file's name may have line breaks. */
export const oneLine = (text: string): string => terminalText(text).replace(/\s+/g, ' ')
