/** A duration in ms as “5:04:09”. */
export function clockText(duration: number): string {
  const seconds = Math.ceil(duration / 1000)
  const two = (value: number) => String(value % 60).padStart(2, '0')
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60))}:${two(seconds)}`
}
