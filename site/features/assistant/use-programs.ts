import { useRef, useState } from 'react'
import type { Speaker } from '#contracts/assistant-answers.ts'
import { assistantLimits, type Language } from '#contracts/assistant-fields.ts'
import type { GenerateCodeRequest } from '#contracts/generate-code.ts'
import { paths } from '#contracts/paths.ts'
import { type Entry, isObject, readSpeaker, textOf, textsOf } from './analysis.ts'
import { ExchangeFailure, exchange } from './exchange.ts'

/** A program that was written for one approach in one language. */
export interface Program {
  code: string
  notes: string[]
  /** The same as a script for the sandbox, where there is one. */
  runnable?: string
  /** The server's own count on the statement's examples. */
  checked?: { passed: number; total: number }
  speaker?: Speaker
}

/** The place of one program: what is there, what is being written, what went wrong. */
export interface Slot {
  program?: Program
  /** As far as the program has come; undefined when none is being written. */
  writing?: string
  failure?: ExchangeFailure
}

export type Failure = NonNullable<GenerateCodeRequest['failure']>

interface Order {
  approach: Entry
  language: Language
  problemText: string
  builtinOnly: boolean
  /** The example that the program before failed on. */
  failure?: Failure
}

/** The key of an approach's program in one language. */
export const slotKey = (approach: Entry, language: Language) => `${language} ${approach.name}`

/** Programs by the local server at `origin`, kept for each approach and language; one at a time. */
export function usePrograms(origin: string) {
  const [slots, setSlots] = useState<Record<string, Slot>>({})
  const [generating, setGenerating] = useState<string>()
  const request = useRef<AbortController>(undefined)

  async function generate({ approach, language, problemText, builtinOnly, failure }: Order) {
    request.current?.abort()
    const controller = new AbortController()
    request.current = controller
    const key = slotKey(approach, language)
    const update = (change: (before: Slot) => Slot) => {
      if (request.current !== controller) return
      setSlots((before) => ({ ...before, [key]: change(before[key] ?? {}) }))
    }
    let speaker: Speaker | undefined
    setGenerating(key)
    update(({ program }) => ({ program, writing: '' }))
    try {
      const answer = await exchange(origin + paths.generateCode, {
        body: {
          approach: approach.source,
          problemText,
          language,
          ...(builtinOnly && { engine: 'builtin' }),
          ...(failure && { failure: shortened(failure) }),
        },
        signal: controller.signal,
        onEvent: (event) => {
          if (event.type === 'engine') speaker = readSpeaker(event)
          if (event.type === 'retry') update((before) => ({ ...before, writing: '' }))
          if (event.type === 'text' && typeof event.text === 'string') {
            const { text } = event
            update((before) => ({ ...before, writing: (before.writing ?? '') + text }))
          }
        },
      })
      const { code, notes, runnable, checked } = answer
      if (typeof code !== 'string' || code.trim() === '') {
        throw new ExchangeFailure('The server gave no program.', 'Try again.', true)
      }
      const program: Program = {
        code,
        notes: textsOf(notes),
        ...(textOf(runnable) && { runnable: String(runnable) }),
        ...(isObject(checked) &&
          typeof checked.passed === 'number' &&
          typeof checked.total === 'number' && {
            checked: { passed: checked.passed, total: checked.total },
          }),
        speaker: readSpeaker(answer) ?? speaker,
      }
      update(() => ({ program }))
    } catch (error) {
      // What was there before stays.
      if (error instanceof ExchangeFailure) update(({ program }) => ({ program, failure: error }))
      else if (controller.signal.aborted) update(({ program }) => ({ program }))
      else throw error
    } finally {
      if (request.current === controller) setGenerating(undefined)
    }
  }

  return {
    slots,
    /** The key of the program that is being written. */
    generating,
    generate,
    stop: () => request.current?.abort(),
    /** Makes room for another problem's programs. */
    clear() {
      request.current?.abort()
      request.current = undefined
      setGenerating(undefined)
      setSlots({})
    },
  }
}

/** Cut to what the server takes. */
function shortened({ code, input, expected, actual }: Failure): Failure {
  const { run } = assistantLimits
  return {
    code: code.slice(0, assistantLimits.code),
    input: input.slice(0, run),
    expected: expected.slice(0, run),
    actual: actual.slice(0, run),
  }
}
