/** Red, green, and blue of #RRGGBB, from 0 to 255. */
export const channels = (color: string): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** The relative luminance of red, green, and blue (WCAG 2.2). */
export function luminance([red, green, blue]: readonly number[]): number {
  const linear = (channel = 0) => {
    const share = channel / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  }
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
}

/** The contrast of two colors, from 1 to 21. Text needs 4.5. */
export function contrast(a: string, b: string): number {
  return contrastOf(luminance(channels(a)), luminance(channels(b)))
}

/** The same of two luminances. */
export const contrastOf = (a: number, b: number): number =>
  (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
