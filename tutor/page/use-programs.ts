import { useRef, useState } from 'react'
import type { Speaker } from '#contracts/assistant-answers.ts'
import {
  assistantLimits,
  type Comparison,
  comparisons,
  type Language,
  languages,
} from '#contracts/assistant-fields.ts'
import type { GenerateCodeRequest } from '#contracts/generate-code.ts'
import { paths } from '#contracts/paths.ts'
import words from '#messages/assistant.json' with { type: 'json' }
import { type Entry, readSpeaker } from './analysis.ts'
import { ExchangeFailure, exchange } from './exchange.ts'
import { isObject, textOf, textsOf, type Unchecked } from './unknown-values.ts'

/** A program for one approach in one language. */
export interface Program {
  code: string
  /** The approach that it takes, if the server says. */
  approach?: string
  notes: string[]
  /** The program as a script for the sandbox, if it can run there. */
  runnable?: string
  /** When outputs count as equal. */
  compare?: Comparison
  /** The server's results on the statement's examples, and the language it ran. */
  checked?: { passed: number; total: number; language?: Language }
  /** How sure the server is of it, and on how many generated inputs that rests. */
  proof?: { state: ProofState; inputs: number }
  /** How long it took for the largest input allowed, in ms, and in which language. */
  timed?: { ms: number; sizes: string; isLate: boolean; language: Language }
  /** Whether it's the slow program, which the faster one was compared with. */
  isBruteForce?: true
  /** Why its algorithm is right, and fast. */
  why?: { right: string; fast: string }
  speaker?: Speaker
}

const proofStates = ['proven', 'fits', 'fails', 'unknown'] as const
export type ProofState = (typeof proofStates)[number]

/** The state of one program: finished, being generated, or failed. */
export interface Slot {
  program?: Program
  /** The visitor's version. */
  edited?: string
  /** The part generated so far; undefined if none is being generated. */
  writing?: string
  failure?: ExchangeFailure
}

export type Failure = NonNullable<GenerateCodeRequest['failure']>

export interface Order {
  approach: Entry
  language: Language
  problemText: string
  builtinOnly: boolean
  /** The example that the previous program failed. */
  failure?: Failure
}

/** The key of an approach's program in one language. */
export const slotKey = (approach: Entry, language: Language) => `${language} ${approach.name}`

const languageOf = (key: string) => key.replace(/ .*/, '')

/** The last key of each language, because the page shows one language at a time. */
const newestOf = (keys: string[]) =>
  Object.values(Object.fromEntries(keys.map((key) => [languageOf(key), key])))

/**
 * Programs from the local server at `origin`, kept by approach and language. Generates one at a
 * time.
 */
export function usePrograms(origin: string) {
  const [slots, setSlots] = useState<Record<string, Slot>>({})
  const [generating, setGenerating] = useState<string>()
  /** The keys of the programs that aren't folded. */
  const [open, setOpen] = useState<readonly string[]>([])
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
    setOpen((before) => [...before.filter((one) => languageOf(one) !== language), key])
    // Newest last, so that a restored problem opens with it.
    setSlots(({ [key]: slot, ...others }) => ({
      ...others,
      [key]: { program: slot?.program, edited: slot?.edited, writing: '' },
    }))
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
      const program = programOf(answer, speaker)
      update(() => ({ program }))
    } catch (error) {
      // The previous program stays.
      if (error instanceof ExchangeFailure) {
        update(({ program, edited }) => ({ program, edited, failure: error }))
      } else if (controller.signal.aborted) update(whatArrived)
      else throw error
    } finally {
      if (request.current === controller) setGenerating(undefined)
    }
  }

  return {
    slots,
    /** The key of the program being generated. */
    generating,
    generate,
    isOpen: (key: string) => open.includes(key),
    /** Opens or folds a program. */
    toggle(key: string, isOpen: boolean) {
      setOpen((before) => {
        if (before.includes(key) === isOpen) return before
        return isOpen ? [...before, key] : before.filter((one) => one !== key)
      })
    },
    stop: () => request.current?.abort(),
    /** Stores the visitor's version of a program; undefined restores the original. */
    edit(key: string, code: string | undefined) {
      setSlots((before) => ({ ...before, [key]: { ...before[key], edited: code } }))
    },
    /** Clears the programs for another problem, optionally with its stored ones. */
    clear(kept: Record<string, Slot> = {}) {
      request.current?.abort()
      request.current = undefined
      setGenerating(undefined)
      setSlots(kept)
      setOpen(newestOf(Object.keys(kept)))
    },
  }
}

/** The program in an answer. Throws if there is none. */
function programOf(answer: Unchecked, speaker: Speaker | undefined): Program {
  const { code, notes, runnable } = answer
  if (typeof code !== 'string' || code.trim() === '') {
    const { error, details } = words.failure.noProgram
    throw new ExchangeFailure(error, details, true)
  }
  return {
    code,
    notes: textsOf(notes),
    ...(textOf(runnable) && { runnable: String(runnable) }),
    ...readChecked(answer),
    speaker: readSpeaker(answer) ?? speaker,
  }
}

/** The partial program after a stop, unless there was a complete one before. */
function whatArrived({ program, edited, writing }: Slot): Slot {
  if (program || !writing) return { program, edited }
  return { program: { code: writing, notes: [words.program.stopped] } }
}

/** What the answer says about the program. */
export function readChecked({
  approach,
  checked,
  compare,
  proof,
  proofInputs,
  timed,
  isBruteForce,
  why,
}: Unchecked): Omit<Program, 'code' | 'notes' | 'runnable' | 'speaker'> {
  const same = comparisons.find((known) => known === compare)
  const { passed, total, language } = isObject(checked) ? checked : {}
  const isWhole = typeof passed === 'number' && typeof total === 'number'
  const ran = languages.find((known) => known === language)
  // Stored programs have it as the page does.
  const { state = proof, inputs = proofInputs } = isObject(proof) ? proof : {}
  const { ms, sizes, isLate, language: timedLanguage } = isObject(timed) ? timed : {}
  const { right, fast } = isObject(why) ? why : {}
  const known = proofStates.find((one) => one === state)
  return {
    ...(textOf(approach) && { approach: textOf(approach) }),
    ...(known && { proof: { state: known, inputs: typeof inputs === 'number' ? inputs : 0 } }),
    ...(typeof ms === 'number' && {
      timed: {
        ms,
        sizes: textOf(sizes),
        isLate: isLate === true,
        language: languages.find((known) => known === timedLanguage) ?? 'javascript',
      },
    }),
    ...(isBruteForce === true && { isBruteForce }),
    ...(textOf(right) && { why: { right: textOf(right), fast: textOf(fast) } }),
    ...(same && { compare: same }),
    ...(isWhole && { checked: { passed, total, ...(ran && { language: ran }) } }),
  }
}

/** Cut to what the server accepts. */
function shortened({ code, input, expected, actual }: Failure): Failure {
  const { run } = assistantLimits
  return {
    code: code.slice(0, assistantLimits.code),
    input: input.slice(0, run),
    expected: expected.slice(0, run),
    actual: actual.slice(0, run),
  }
}
