/**
 * Whether `text` is a shorter text written several times.
 * Written twice, it can be found again before its second copy exactly when it repeats a part.
 */
function repeatedSubstring(text: string): boolean {
  return (text + text).indexOf(text, 1) < text.length
}
