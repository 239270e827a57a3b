import { type ParseArgsConfig, parseArgs } from 'node:util'

/** The option that `readArguments` answers itself. */
export const helpOption = { type: 'boolean', short: 'h', default: false } as const

/**
 * A command's arguments. Ends the process for `--help`, which prints the usage, and for an argument
 * that the command doesn't know.
 */
export function readArguments<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    const parsed = parseArgs(config)
    if (!(parsed.values as { help?: boolean }).help) return parsed
  } catch (error) {
    console.error(`${(error as Error).message}\n\n${usage}`)
    process.exit(1)
  }
  console.log(usage)
  process.exit()
}
