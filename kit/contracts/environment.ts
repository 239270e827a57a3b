// Reads both servers' settings from the environment.
import { z } from 'zod'

const expectedPort = 'expected a port from 0 to 65535'

/** 0 means any free port. */
export const port = z.coerce
  .number(expectedPort)
  .int(expectedPort)
  .min(0, expectedPort)
  .max(65_535, expectedPort)

const levels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const
export const logLevel = z.enum(levels, `expected one of ${levels.join(', ')}`).default('info')

/** An origin exactly as browsers send it: no path, no trailing slash, no default port. */
const isOrigin = (text: string) => URL.canParse(text) && new URL(text).origin === text

/** Comma-separated origins. */
export const origins = z
  .string()
  .transform((list) => list.split(',').map((origin) => origin.trim()))
  .refine(
    (list) => list.every(isOrigin),
    'expected origins such as https://www.example.com, separated by commas',
  )
  .default([])

/** `off` counts no pages and stores nothing about visits. The privacy policy says which it is. */
export const statisticsSetting = z.enum(['on', 'off'], "expected 'on' or 'off'").default('on')

/** Throws if a setting that builds read has a value that the server would refuse. */
export function checkBuildSettings(env: NodeJS.ProcessEnv = process.env): void {
  readEnvironment(z.object({ STATISTICS: statisticsSetting }), env)
}

/**
 * Reads the settings that `schema` describes. An empty variable counts as unset. Throws one error
 * that lists every invalid variable and what it expects, without repeating secrets.
 */
export function readEnvironment<Schema extends z.ZodType>(
  schema: Schema,
  env: NodeJS.ProcessEnv,
  isSecret: (name: string) => boolean = () => false,
): z.output<Schema> {
  const set = Object.fromEntries(Object.entries(env).filter(([, value]) => value?.trim()))
  const result = schema.safeParse(set)
  if (result.success) return result.data
  const lines = result.error.issues.map(({ path, message }) => {
    const name = path.join('.')
    return `  ${name}${isSecret(name) ? '' : `=${set[name]}`}: ${message}`
  })
  throw new Error(`The environment has values that cannot be used:\n${lines.join('\n')}`)
}
