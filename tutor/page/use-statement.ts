import { fill } from '@wize/kit/i18n/format.ts'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { assistantLimits, assistantMessages } from '#contracts/assistant-fields.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import type { Draft } from './draft.ts'
import type { SavedWork } from './use-saved-work.ts'

/** The statement's form. `onEdit` runs before every change. */
export function useStatement(saved: SavedWork, onEdit: () => void) {
  const { draft, isDraftRead, changeDraft } = saved
  const [error, setError] = useState<string>()
  /** The visitor's text that an example or a recent problem replaced. */
  const [replaced, setReplaced] = useState<string>()
  const field = useRef<HTMLTextAreaElement>(null)

  function edit(change: Partial<Draft>) {
    onEdit()
    if (change.problemText !== undefined) {
      setError(undefined)
      setReplaced(undefined)
    }
    changeDraft((before) => ({ ...before, ...change }))
  }

  function replace(problemText: string) {
    const before = draft.problemText
    edit({ problemText })
    if (before.trim() && before !== problemText) setReplaced(before)
  }

  /** The statement, or undefined after showing what's wrong with it. */
  function validated(): string | undefined {
    const problemText = draft.problemText.trim()
    const found = statementError(problemText)
    setError(found)
    if (found === undefined) return problemText
    field.current?.focus()
    return undefined
  }

  // The first render after hydration would discard what was typed before it.
  const typedBefore = useRef('')
  useEffect(() => {
    typedBefore.current = field.current?.value ?? ''
  }, [])
  const restoreTyped = useEffectEvent(() => {
    if (typedBefore.current) replace(typedBefore.current)
  })
  useEffect(() => {
    if (isDraftRead) restoreTyped()
  }, [isDraftRead])

  return {
    field,
    error,
    edit,
    replace,
    validated,
    putBack: replaced === undefined ? undefined : () => edit({ problemText: replaced }),
    /** Whether the visitor typed something before hydration. */
    wasTypedBefore: () => typedBefore.current !== '',
  }
}

function statementError(problemText: string): string | undefined {
  if (!problemText) return assistantMessages.noProblem
  const { problemText: limit } = assistantLimits
  if (problemText.length <= limit) return undefined
  return fill(words.form.tooLong, { limit, count: problemText.length })
}
