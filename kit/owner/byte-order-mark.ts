/** A file's text. Some Windows programs begin a file with a byte order mark. */
export const withoutMark = (contents: string): string => contents.replace(/^\uFEFF/, '')
