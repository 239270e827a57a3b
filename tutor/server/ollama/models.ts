import type { ModelResponse } from 'ollama'
import type { PullModelEvent } from '#contracts/pull-model.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import type { Events } from '../streaming.ts'
import { connect, failureOfOllama } from './connection.ts'

/** The model to download when none is installed or configured: good at code and runs on 8 GB. */
const recommended = 'qwen2.5-coder:7b'

export type Found =
  | { version: string; model: string; missing?: undefined; problem?: undefined }
  | { version?: string; model?: undefined; missing?: string; problem: Failure }

/** The model to use, or why there is none. Never throws. */
export async function findModel({
  ollamaHost,
  ollamaTimeout,
  model: wanted,
}: Config): Promise<Found> {
  let version: string
  let models: ModelResponse[]
  try {
    const ollama = connect(ollamaHost, AbortSignal.timeout(ollamaTimeout))
    const [about, list] = await Promise.all([ollama.version(), ollama.list()])
    version = String(about.version)
    models = list.models ?? []
  } catch (error) {
    const isSlow = error instanceof Error && error.name === 'TimeoutError'
    return { problem: isSlow ? new Failure(words.ollama.silent, 503) : failureOfOllama(error) }
  }
  const model = wanted === undefined ? bestOf(models) : installed(models, wanted)
  if (model !== undefined) return { version, model }
  const missing = wanted ?? recommended
  const text = wanted === undefined ? words.ollama.noModels : words.ollama.noModel
  const problem = new Failure(text, 503, { model: missing })
  return { version, missing, problem }
}

const installed = (models: readonly ModelResponse[], wanted: string) =>
  models.find(({ name }) => name === wanted || name === `${wanted}:latest`)?.name

/**
 * The largest model made for code, or else the largest. Never one that only embeds or runs in the
 * cloud.
 */
function bestOf(models: readonly ModelResponse[]): string | undefined {
  const rank = ({ name, size, details }: ModelResponse) => {
    const isCoder = /cod(er|e)|devstral|starcoder/i.test(name) ? 1000 : 0
    const parameters = Number.parseFloat(details?.parameter_size ?? '') || size / 6e8 || 0
    return isCoder + parameters * (/M$/.test(details?.parameter_size ?? '') ? 0.001 : 1)
  }
  return models
    .filter(({ name, details }) => {
      const embeds = /embed|bge-|minilm/i.test(name) || /bert/i.test(details?.family ?? '')
      // Cloud models are listed like the others, but send the problem away from this machine.
      return !embeds && !/[:-]cloud$/.test(name)
    })
    .filter((model) => !('remote_host' in model && model.remote_host))
    .sort((a, b) => rank(b) - rank(a))[0]?.name
}

/** Downloads a model and reports progress in bytes over all of its parts. */
export async function* pull(
  { ollamaHost }: Config,
  model: string,
  signal: AbortSignal,
): Events<PullModelEvent> {
  const parts = new Map<string, { completed: number; total: number }>()
  let lastReport = ''
  try {
    for await (const { status, digest, completed = 0, total } of await connect(
      ollamaHost,
      signal,
    ).pull({ model, stream: true })) {
      if (digest && total) parts.set(digest, { completed, total })
      const totals = [...parts.values()].reduce(
        (sum, part) => ({
          completed: sum.completed + part.completed,
          total: sum.total + part.total,
        }),
        { completed: 0, total: 0 },
      )
      // Ollama reports many times a second. Only visible progress is passed on.
      const percent = totals.total > 0 ? Math.floor((totals.completed / totals.total) * 1000) : 0
      if (`${status} ${percent}` === lastReport) continue
      lastReport = `${status} ${percent}`
      yield { type: 'progress', model, status, ...(digest && total && totals) }
    }
  } catch (error) {
    signal.throwIfAborted()
    const failure = failureOfOllama(error, model)
    // If Ollama's library doesn't have the model, its name is wrong.
    throw /not exist|manifest|not found/i.test(String(error))
      ? new Failure(words.ollama.unknownModel, 502, { model })
      : failure
  }
  yield { type: 'result', result: { model } }
}
