import { isObject, textOf, textsOf, type Unchecked } from './unknown-values.ts'
import { readChecked, type Slot } from './use-programs.ts'

/** One problem's programs with the visitor's changes, as stored in the browser. */
export interface KeptPrograms {
  problemText: string
  slots: Record<string, Slot>
}

const maxProblems = 8
/** Maximum size of one problem's programs, in characters of JSON. */
const maxSize = 150_000

/** Puts a problem's programs first in the list, without unfinished ones. */
export function keepPrograms(
  kept: KeptPrograms[],
  problemText: string,
  slots: Record<string, Slot>,
): KeptPrograms[] {
  const others = kept.filter((one) => one.problemText !== problemText)
  const finished = Object.entries(slots).flatMap(([key, { program, edited }]) =>
    program ? [[key, { program, edited }] as const] : [],
  )
  const own = { problemText, slots: Object.fromEntries(finished) }
  if (finished.length === 0 || JSON.stringify(own).length > maxSize) return others
  return [own, ...others].slice(0, maxProblems)
}

/** Reads stored programs and drops invalid ones. */
export function readKeptPrograms(kept: unknown): KeptPrograms[] {
  if (!Array.isArray(kept)) return []
  return kept.filter(isObject).flatMap(({ problemText, slots }) => {
    if (typeof problemText !== 'string' || !isObject(slots)) return []
    const read = Object.entries(slots).flatMap(([key, slot]) =>
      isObject(slot) && isObject(slot.program) ? readSlot(key, slot.program, slot.edited) : [],
    )
    return [{ problemText, slots: Object.fromEntries(read) }]
  })
}

function readSlot(key: string, program: Unchecked, edited: unknown): [string, Slot][] {
  const { code, notes, runnable } = program
  if (typeof code !== 'string') return []
  return [
    [
      key,
      {
        program: {
          code,
          notes: textsOf(notes),
          ...(textOf(runnable) && { runnable: String(runnable) }),
          ...readChecked(program),
        },
        ...(typeof edited === 'string' && { edited }),
      },
    ],
  ]
}
