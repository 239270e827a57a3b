const samples = new Set<unknown>()

/** Marks a value in identity.ts as a placeholder that the owner has yet to replace. */
export function sample<T>(value: T): T {
  samples.add(value)
  return value
}

/** Whether a value is still one of the placeholders. */
export const isSample = (value: unknown): boolean => samples.has(value)
