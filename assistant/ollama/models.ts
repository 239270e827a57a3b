import type { ModelResponse } from 'ollama'
import type { PullModelEvent } from '#contracts/pull-model.ts'
import words from '#messages/assistant-server.json' with { type: 'json' }
import type { Config } from '../config.ts'
import { Failure } from '../failure.ts'
import type { Events } from '../streaming.ts'
import { connect, failureOfOllama } from './connection.ts'

/** What to fetch when nothing is installed and nothing is set: good at code, runs on 8 GB. */
const recommended = 'qwen2.5-coder:7b'

/** How long Ollama may take to say what it has, in ms: it is on this machine and only lists files. */
const answerTimeout = 800

export type Found =
  | { version: string; model: string; missing?: undefined; problem?: undefined }
  | { version?: string; model?: undefined; missing?: string; problem: Failure }

/** The model that answers, or why there is none. Never throws. */
export async function findModel({ ollamaHost, model: wanted }: Config): Promise<Found> {
  let version: string
  let models: ModelResponse[]
  try {
    const ollama = connect(ollamaHost, AbortSignal.timeout(answerTimeout))
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

/** The largest model made for code, else the largest; never one that only embeds or runs elsewhere. */
function bestOf(models: readonly ModelResponse[]): string | undefined {
  const rank = ({ name, size, details }: ModelResponse) => {
    const isCoder = /cod(er|e)|devstral|starcoder/i.test(name) ? 1000 : 0
    const parameters = Number.parseFloat(details?.parameter_size ?? '') || size / 6e8 || 0
    return isCoder + parameters * (/M$/.test(details?.parameter_size ?? '') ? 0.001 : 1)
  }
  return models
    .filter(({ name, details }) => {
      const embeds = /embed|bge-|minilm/i.test(name) || /bert/i.test(details?.family ?? '')
      // Cloud models are listed like others but send the problem away from this machine.
      return !embeds && !/[:-]cloud$/.test(name)
    })
    .filter((model) => !('remote_host' in model && model.remote_host))
    .sort((a, b) => rank(b) - rank(a))[0]?.name
}

/** Fetches a model and tells how far it is, in bytes over all of its parts. */
export async function* pull(
  { ollamaHost }: Config,
  model: string,
  signal: AbortSignal,
): Events<PullModelEvent> {
  const parts = new Map<string, { completed: number; total: number }>()
  let told = ''
  try {
    for await (const { status, digest, completed = 0, total } of await connect(
      ollamaHost,
      signal,
    ).pull({ model, stream: true })) {
      if (digest && total) parts.set(digest, { completed, total })
      const sums = [...parts.values()].reduce(
        (sum, part) => ({
          completed: sum.completed + part.completed,
          total: sum.total + part.total,
        }),
        { completed: 0, total: 0 },
      )
      // Ollama reports many times a second: only what a person would see goes on.
      const percent = sums.total > 0 ? Math.floor((sums.completed / sums.total) * 1000) : 0
      if (`${status} ${percent}` === told) continue
      told = `${status} ${percent}`
      yield { type: 'progress', model, status, ...(digest && total && sums) }
    }
  } catch (error) {
    signal.throwIfAborted()
    const failure = failureOfOllama(error, model)
    // What is missing here is in the library of models, not on this machine.
    throw /not exist|manifest|not found/i.test(String(error))
      ? new Failure(words.ollama.unknownModel, 502, { model })
      : failure
  }
  yield { type: 'result', result: { model } }
}
