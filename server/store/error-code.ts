/** A driver's code for an error, without its message, which may hold values. */
export function errorCode(error: unknown): string {
  const { code, errcode, name } = error as { code?: string; errcode?: number; name?: string }
  return [code ?? name ?? 'unknown', errcode].filter((part) => part !== undefined).join(' ')
}
