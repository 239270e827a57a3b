import { entryOf } from '@wize/kit/i18n/format.ts'
import type { Analysis, difficulties } from '#contracts/analyze.ts'
import type { Speaker } from '#contracts/assistant-answers.ts'
import messages from '#messages/assistant.json' with { type: 'json' }
import { isObject, listOf, textOf, textsOf, type Unchecked } from './unknown-values.ts'

/** A list entry as the page shows it: its name and everything else it came with. */
export interface Entry {
  name: string
  /** Markdown. */
  text?: string
  reasons: string[]
  /** 0 to 1. */
  confidence?: number
  /** An http(s) address. */
  url?: string
  facts: { label: string; value: string }[]
  /** As received: an approach is sent back to the server in this form. */
  source: unknown
}

/** An analysis that's safe to show, complete or partial. */
export interface ShownAnalysis {
  title: string
  difficulty?: (typeof difficulties)[number]
  constraints: Entry[]
  inputFormat: string
  outputFormat: string
  patterns: Entry[]
  approaches: Entry[]
  resources: Entry[]
  examples: Analysis['examples']
  hints: string[]
  complexity?: NonNullable<Analysis['complexity']>
  /** Why nothing is offered. */
  unknown?: string
  speaker?: Speaker
}

/** The address if it's a web address, otherwise undefined. */
export function webAddress(text: string): string | undefined {
  const url = URL.parse(text.trim())
  return url && /^https?:$/.test(url.protocol) ? url.href : undefined
}

/**
 * Reads an analysis from a server or from the browser's storage. A model wrote it, so its shape is
 * uncertain: what doesn't fit is dropped, and unknown fields of an entry are shown next to its
 * name.
 */
export function readAnalysis(value: unknown): ShownAnalysis {
  const answer = isObject(value) ? value : {}
  const level = textOf(answer.difficulty).toLowerCase()
  const difficulty = (['Easy', 'Medium', 'Hard'] as const).find(
    (name) => name.toLowerCase() === level,
  )
  const complexity = isObject(answer.complexity) ? answer.complexity : {}
  const target = textOf(complexity.target)
  const speaker = readSpeaker(answer)
  const unknown = textOf(answer.unknown)
  const title = textOf(answer.title)
  const inputFormat = unlessSaid(textOf(answer.input_format), title)
  const outputFormat = unlessSaid(textOf(answer.output_format), title)
  return {
    title,
    ...(difficulty && { difficulty }),
    constraints: entriesOf(answer.constraints).filter(({ name }) =>
      unlessSaid(name, title, inputFormat, outputFormat),
    ),
    inputFormat,
    outputFormat,
    patterns: entriesOf(answer.patterns),
    approaches: entriesOf(answer.approaches),
    resources: entriesOf(answer.resources),
    examples: listOf(answer.examples).filter(isObject).flatMap(readExample),
    hints: textsOf(answer.hints),
    ...(target && { complexity: { target, reason: textOf(complexity.reason) } }),
    ...(unknown && { unknown }),
    ...(speaker && { speaker }),
  }
}

/** A problem of one sentence has it as title, format, and constraint. It's shown once. */
function unlessSaid(text: string, ...said: string[]): string {
  return said.some((other) => bare(other) === bare(text)) ? '' : text
}

const bare = (text: string) => text.replace(/[\s^]|[.:]$/g, '').toLowerCase()

export function readSpeaker({ engine, model, note }: Unchecked): Speaker | undefined {
  if (engine !== 'ollama' && engine !== 'builtin') return undefined
  return {
    engine,
    ...(textOf(model) && { model: textOf(model) }),
    ...(textOf(note) && { note: textOf(note) }),
  }
}

function readExample({ input, output, explanation }: Unchecked): Analysis['examples'] {
  if (typeof input !== 'string' || typeof output !== 'string') return []
  return [{ input, output, ...(textOf(explanation) && { explanation: textOf(explanation) }) }]
}

const entriesOf = (value: unknown) => listOf(value).flatMap(readEntry)

const nameKeys = ['name', 'title']
const textKeys = ['description', 'text', 'explanation']
const hiddenKeys = ['id', 'confidence', 'reasons']

function readEntry(source: unknown): Entry[] {
  if (!isObject(source)) {
    const name = textOf(source)
    return name ? [{ name, reasons: [], facts: [], source, ...linkIn(name) }] : []
  }
  const first = (keys: string[]) => keys.find((key) => textOf(source[key]) !== '')
  const nameKey = first(nameKeys) ?? first(textKeys) ?? first(Object.keys(source))
  if (nameKey === undefined) return []
  const textKey = first(textKeys.filter((key) => key !== nameKey))
  const urlKey = ['url', 'link'].find((key) => webAddress(textOf(source[key])))
  const shown = [nameKey, textKey, urlKey, ...hiddenKeys]
  const { confidence } = source
  return [
    {
      name: textOf(source[nameKey]),
      ...(textKey && { text: textOf(source[textKey]) }),
      reasons: textsOf(source.reasons),
      ...(typeof confidence === 'number' && { confidence: Math.min(1, Math.max(0, confidence)) }),
      ...(urlKey && { url: webAddress(textOf(source[urlKey])) }),
      facts: Object.entries(source)
        .filter(([key]) => !shown.includes(key))
        .map(([key, value]) => ({ label: labelOf(key), value: textsOf(value).join(', ') }))
        .filter(({ value }) => value !== ''),
      source,
    },
  ]
}

const linkIn = (text: string) => {
  const url = webAddress(text)
  return url ? { url } : {}
}

/** Known facts have a label; another server's `time_complexity` becomes `Time complexity`. */
const labelOf = (key: string): string => {
  const known = entryOf<string>(messages.analysis.facts, key)
  if (known) return known
  const words = key.replace(/[_-]+/g, ' ').replace(/([a-z])([A-Z])/g, '$1 $2')
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase()
}
