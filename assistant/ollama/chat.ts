import type { Message } from 'ollama'
import { z } from 'zod'
import { fill } from '#i18n/format.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import { connect, failureOfOllama, tooLong } from './connection.ts'

export interface Task {
  config: Config
  model: string
  signal: AbortSignal
}

/** Events of a conversation: the text so far, a second try, or the validated value at the end. */
export type ChatEvent<Value> =
  | { type: 'text'; text: string }
  | { type: 'retry'; reason: string }
  | { type: 'value'; value: Value }

interface Conversation<Schema extends z.ZodType> {
  schema: Schema
  messages: readonly Message[]
  /** Tokens the answer may have. */
  length: number
  /** What is wrong with a valid value, as an instruction to the model; undefined when nothing is. */
  objection?: (value: z.output<Schema>) => string | undefined
}

/** Characters of a token at most, on average: a model that writes more ignores its limit. */
const maxCharactersPerToken = 8
/** What has come is handed on when it has grown by this share: reading it anew takes long. */
const minGrowth = 1 / 16

/** The largest context asked for, in tokens: memory for it grows with its size. */
const maxContext = 32_768

/** Tokens in a text, rather too many: code and numbers have short ones. */
const tokensIn = (text: string) => Math.ceil(text.length / 2.5)

/**
 * Has the model answer in the shape of the schema. An answer that does not fit, or was cut off, is
 * asked for once more, with what was wrong; then it is a failure.
 */
export async function* converse<Schema extends z.ZodType>(
  { config, model, signal }: Task,
  { schema, messages, length, objection }: Conversation<Schema>,
): AsyncGenerator<ChatEvent<z.output<Schema>>, void> {
  const format = z.toJSONSchema(schema, { io: 'input' })
  const ollama = connect(config.ollamaHost, signal)
  try {
    const about = await ollama.show({ model })
    const context = contextOf(about.model_info)
    const thinks = about.capabilities?.includes('thinking')
    let said = [...messages]
    let budget = length
    for (let attempt = 1; ; attempt++) {
      const prompt = tokensIn(JSON.stringify([said, format]))
      const needed = Math.ceil((prompt + budget) / 2048) * 2048
      if (prompt + budget > Math.min(context, maxContext)) throw tooLong(model)
      let text = ''
      let reason = ''
      let told = 0
      const stream = await ollama.chat({
        model,
        messages: said,
        format,
        stream: true,
        // Thoughts would use up the answer's length unseen.
        ...(thinks && { think: false }),
        options: { temperature: 0.2, num_ctx: Math.min(needed, context), num_predict: budget },
      })
      for await (const chunk of stream) {
        text += chunk.message.content
        reason = chunk.done_reason ?? ''
        if (text.length > budget * maxCharactersPerToken) {
          reason = 'length'
          text = ''
          break
        }
        if (text.length - told < Math.max(10, told * minGrowth)) continue
        told = text.length
        yield { type: 'text', text }
      }
      if (text === '') stream.abort()
      else yield { type: 'text', text }
      const judged = reason === 'length' ? cutOff : judge(text, schema, objection)
      if ('value' in judged) {
        yield { type: 'value', value: judged.value }
        return
      }
      if (attempt === 2) {
        throw new Failure(reason === 'length' ? words.model.cutOff : words.model.unusable, 502, {
          model,
          problem: judged.problem,
        })
      }
      yield { type: 'retry', reason: judged.problem }
      if (reason === 'length') budget *= 2
      else {
        said = [
          ...messages,
          { role: 'assistant', content: text },
          { role: 'user', content: `${judged.problem} Answer again, as JSON in the given shape.` },
        ]
      }
    }
  } catch (error) {
    // Who stopped it knows why.
    signal.throwIfAborted()
    throw failureOfOllama(error, model)
  }
}

const cutOff = { problem: words.model.tooLong }

function judge<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  objection: Conversation<Schema>['objection'],
): { value: z.output<Schema> } | { problem: string } {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    return { problem: words.model.noJson }
  }
  const result = schema.safeParse(json)
  if (!result.success) {
    const issues = result.error.issues
      .slice(0, 5)
      .map(({ path, message }) => `${path.join('.') || 'the answer'}: ${message}`)
    return { problem: fill(words.model.wrongShape, { issues: issues.join('; ') }) }
  }
  const problem = objection?.(result.data)
  return problem === undefined ? { value: result.data } : { problem }
}

/** The longest context of the model, in tokens; the client's type says Map, the answer is an object. */
function contextOf(info: unknown): number {
  const entries = Object.entries((info ?? {}) as Record<string, unknown>)
  const length = entries.find(([key]) => key.endsWith('.context_length'))?.[1]
  return typeof length === 'number' && length > 0 ? length : maxContext
}
