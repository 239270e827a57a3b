/** The driver's error code without its message, which may contain values. */
export function errorCode(error: unknown): string {
  const { code, errcode, name } = error as { code?: string; errcode?: number; name?: string }
  return [code ?? name ?? 'unknown', errcode].filter((part) => part !== undefined).join(' ')
}

/** What isn't ours: Node, and every package but the kit, which an owner's site has installed. */
const foreign = /node:|node_modules[/\\](?!@wize[/\\])/

/**
 * What to log about an error: its code and the lines of our code it came through, but not its
 * message.
 */
export function errorFields(error: unknown): { code: string; at: string[] } {
  const { stack = '' } = error as { stack?: string }
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line))
  const ours = frames.filter((line) => !foreign.test(line))
  return { code: errorCode(error), at: ours.slice(0, 5).map((line) => line.trim()) }
}

/** Whether an error is a mistake in the program, which no driver of a store throws. */
export function isProgramError(error: unknown): boolean {
  return [TypeError, ReferenceError, RangeError, SyntaxError].some((kind) => error instanceof kind)
}
