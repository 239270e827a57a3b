import type { Message } from 'ollama'
import { z } from 'zod'
import words from '#messages/assistant-server.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import { connect, failureOfOllama, tooLong } from './connection.ts'

export interface Task {
  config: Config
  model: string
  signal: AbortSignal
}

/** Events of a conversation: the text so far, a retry, or the validated value at the end. */
export type ChatEvent<Value> =
  | { type: 'text'; text: string }
  | { type: 'retry'; reason: string }
  | { type: 'value'; value: Value }

interface Conversation<Schema extends z.ZodType> {
  schema: Schema
  messages: readonly Message[]
  /** The answer's limit, in tokens. */
  length: number
  /** Tells the model what's wrong with a valid value; undefined if nothing is. */
  objection?: (value: z.output<Schema>) => string | undefined
}

/** Average characters per token at most. A model that writes more is ignoring its limit. */
const maxCharactersPerToken = 8
/** Text is passed on once it has grown by this share, because parsing it again takes time. */
const minGrowth = 1 / 16

/** The largest context requested, in tokens. Memory use grows with it. */
const maxContext = 32_768

/**
 * Estimates the tokens in a text. Errs on the high side, because code and numbers have short ones.
 */
const tokensIn = (text: string) => Math.ceil(text.length / 2.5)

/**
 * Gets an answer that matches the schema. One that doesn't, or was cut off, is requested once more
 * with an explanation, and then fails.
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
    let conversation = [...messages]
    let budget = length
    for (let attempt = 1; ; attempt++) {
      const prompt = tokensIn(JSON.stringify([conversation, format]))
      const needed = Math.ceil((prompt + budget) / 2048) * 2048
      if (prompt + budget > Math.min(context, maxContext)) throw tooLong(model)
      let text = ''
      let reason = ''
      let sentLength = 0
      const stream = await ollama.chat({
        model,
        messages: conversation,
        format,
        stream: true,
        // Reasoning would use up the answer's tokens.
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
        if (text.length - sentLength < Math.max(10, sentLength * minGrowth)) continue
        sentLength = text.length
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
        conversation = [
          ...messages,
          { role: 'assistant', content: text },
          {
            role: 'user',
            content: `${judged.issues ?? judged.problem} Answer again, as JSON in the given shape.`,
          },
        ]
      }
    }
  } catch (error) {
    // An abort has its own reason.
    signal.throwIfAborted()
    throw failureOfOllama(error, model)
  }
}

/** What’s wrong with an answer, for a reader and, where it takes a schema’s terms, for the model. */
interface Objection {
  problem: string
  issues?: string
}

const cutOff: Objection = { problem: words.model.tooLong }

function judge<Schema extends z.ZodType>(
  text: string,
  schema: Schema,
  objection: Conversation<Schema>['objection'],
): { value: z.output<Schema> } | Objection {
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
    return {
      problem: words.model.wrongShape,
      issues: `The answer doesn’t fit the shape: ${issues.join('; ')}.`,
    }
  }
  const problem = objection?.(result.data)
  return problem === undefined ? { value: result.data } : { problem }
}

/**
 * The model's maximum context, in tokens. The client's type says Map, but the response is an
 * object.
 */
function contextOf(info: unknown): number {
  const entries = Object.entries((info ?? {}) as Record<string, unknown>)
  const length = entries.find(([key]) => key.endsWith('.context_length'))?.[1]
  return typeof length === 'number' && length > 0 ? length : maxContext
}
