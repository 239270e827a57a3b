import { paths } from '#contracts/paths.ts'
import type { PracticeRequest, PracticeStatement } from '#contracts/practice.ts'
import { exchange } from './exchange.ts'
import { isObject, listOf } from './unknown-values.ts'

const levels = ['Easy', 'Medium', 'Hard'] as const satisfies readonly PracticeStatement['level'][]

/** Fetches problems similar to a statement's, or of a pattern, from the local server. */
export async function relatedStatements(
  origin: string,
  body: PracticeRequest,
  signal?: AbortSignal,
): Promise<PracticeStatement[]> {
  const { statements } = await exchange(origin + paths.practice, {
    body,
    ...(signal && { signal }),
  })
  return listOf(statements).flatMap((one) => {
    const { family, title, text, level } = isObject(one) ? one : {}
    const known = levels.find((name) => name === level)
    if (typeof family !== 'string' || typeof title !== 'string' || typeof text !== 'string')
      return []
    return known ? [{ family, title, text, level: known }] : []
  })
}
