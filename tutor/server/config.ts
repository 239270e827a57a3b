import { logLevel, origins, port, readEnvironment } from '@wize/kit/contracts/environment.ts'
import { z } from 'zod'

const environment = z.object({
  /** Port on 127.0.0.1; 0 takes any free one. */
  ASSISTANT_PORT: port.default(3001),
  /** `auto` uses Ollama when it's running and has a model, otherwise the built-in engine. */
  ASSISTANT_ENGINE: z.enum(['auto', 'ollama', 'builtin']).default('auto'),
  /** The model to use, such as `qwen2.5-coder:7b`. By default, the best one installed. */
  ASSISTANT_MODEL: z
    .string()
    .regex(/^[\w./:-]{1,200}$/, 'expected the name of a model such as qwen2.5-coder:7b')
    .optional(),
  /** Comma-separated origins of pages that may call, in addition to the site on this machine. */
  ASSISTANT_ORIGINS: origins,
  /** Time limit for one answer, in seconds. */
  ASSISTANT_TIMEOUT: z.coerce
    .number('expected a number of seconds')
    .min(1, 'expected at least 1 second')
    .max(3600, 'expected at most 3600 seconds')
    .default(600),
  /** Ollama's address, in the form that Ollama's own variable uses. */
  OLLAMA_HOST: z.string().default('127.0.0.1:11434'),
  /** The port of the site on this machine. `wize start` sets it. */
  SITE_PORT: port.default(3000),
  LOG_LEVEL: logLevel,
})

/** Origins of the site on this machine under `npm start` or `npm run dev`. */
const ownOrigins = (port: number) => [
  `http://localhost:${port}`,
  `http://127.0.0.1:${port}`,
  'http://localhost:4321',
]

export type Config = ReturnType<typeof readConfig>

/** Reads the assistant's settings. Throws if the environment has invalid values. */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const data = readEnvironment(environment, env)
  return {
    port: data.ASSISTANT_PORT,
    mode: data.ASSISTANT_ENGINE,
    model: data.ASSISTANT_MODEL,
    origins: [...ownOrigins(data.SITE_PORT), ...data.ASSISTANT_ORIGINS],
    /** In ms. */
    timeout: data.ASSISTANT_TIMEOUT * 1000,
    ollamaHost: reachableHost(data.OLLAMA_HOST),
    /** How long Ollama may take to list its models, in ms. It's on this machine and only reads files. */
    ollamaTimeout: 800,
    logLevel: data.LOG_LEVEL,
  }
}

/** `OLLAMA_HOST` may be 0.0.0.0, which a server can listen on but a client can't call. */
const reachableHost = (host: string) => host.replace(/(^|\/\/)0\.0\.0\.0(?=:|$)/, '$1127.0.0.1')
