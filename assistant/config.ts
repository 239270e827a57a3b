import { z } from 'zod'

const expectedPort = 'expected a port from 0 to 65535'

/** An origin exactly as browsers send it: no path, no slash at the end, no default port. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

const environment = z.object({
  /** Port on 127.0.0.1; 0 takes any free one. */
  ASSISTANT_PORT: z.coerce
    .number(expectedPort)
    .int(expectedPort)
    .min(0, expectedPort)
    .max(65_535, expectedPort)
    .default(3001),
  /** `auto` takes Ollama when it runs and has a model, else the built-in engine. */
  ASSISTANT_ENGINE: z.enum(['auto', 'ollama', 'builtin']).default('auto'),
  /** The model to use, such as `qwen2.5-coder:7b`. Unset: the best one installed. */
  ASSISTANT_MODEL: z
    .string()
    .regex(/^[\w./:-]{1,200}$/, 'expected the name of a model such as qwen2.5-coder:7b')
    .optional(),
  /** Origins of pages that may call, beside the site on port 3000 of this machine; commas between. */
  ASSISTANT_ORIGINS: z
    .string()
    .transform((list) => list.split(',').map((origin) => origin.trim()))
    .refine((list) => list.every(isOrigin), 'expected origins such as https://wize.example')
    .default([]),
  /** Seconds that one answer may take. */
  ASSISTANT_TIMEOUT: z.coerce
    .number('expected a number of seconds')
    .min(1, 'expected at least 1 second')
    .max(3600, 'expected at most 3600 seconds')
    .default(600),
  /** Where Ollama listens, as Ollama itself reads it. */
  OLLAMA_HOST: z.string().default('127.0.0.1:11434'),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']).default('info'),
})

/** Origins of the site when it runs on this machine by `npm start` or `npm run dev`. */
const ownOrigins = ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://localhost:4321']

export type Config = ReturnType<typeof readConfig>

/**
 * The assistant's settings from the environment. An empty variable counts as unset. Throws one
 * error that names every variable that cannot be used and what it expects.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = environment.safeParse(set)
  if (!result.success) {
    const lines = result.error.issues.map(
      ({ path, message }) => `  ${path.join('.')}=${set[String(path[0])]}: ${message}`,
    )
    throw new Error(`The environment has values that cannot be used:\n${lines.join('\n')}`)
  }
  const { data } = result
  return {
    port: data.ASSISTANT_PORT,
    mode: data.ASSISTANT_ENGINE,
    model: data.ASSISTANT_MODEL,
    origins: [...ownOrigins, ...data.ASSISTANT_ORIGINS],
    /** In ms. */
    timeout: data.ASSISTANT_TIMEOUT * 1000,
    ollamaHost: reachableHost(data.OLLAMA_HOST),
    logLevel: data.LOG_LEVEL,
  }
}

/** Ollama's setting may name the address it listens on, every network, which cannot be called. */
const reachableHost = (host: string) => host.replace(/(^|\/\/)0\.0\.0\.0(?=:|$)/, '$1127.0.0.1')
