import { parseArgs } from 'node:util'

/** What `npm run bench` was asked for. */
export interface RunOptions {
  /** The parts to measure. */
  chosen: string[]
  /** Whether it prints its parts and writes nothing. */
  printsOnly: boolean
  quick: boolean
  full: boolean
  /** How long a part may take. */
  maxMinutes: number
  /** Other sites, such as `astro:/folder,astrowind:/folder`. */
  against: string | undefined
  /** The command as the report quotes it, without folders of this machine. */
  command: string
}

const dayOfMinutes = 24 * 60

/** Reads the options from `run.ts`. Throws, with a sentence for whoever typed them, if one isn't valid. */
export function readOptions(args: string[], parts: string[]): RunOptions {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      full: { type: 'boolean', default: false },
      minutes: { type: 'string', default: '90' },
      against: { type: 'string' },
    },
  })
  const { only, quick, full, minutes, against } = values
  const chosen = only?.split(',') ?? parts
  const unknown = chosen.filter((name) => !parts.includes(name))
  if (unknown.length > 0)
    throw new Error(`Unknown part: ${unknown.join(', ')}. Parts: ${parts.join(', ')}`)
  const maxMinutes = Number(minutes)
  if (!(maxMinutes > 0 && maxMinutes <= dayOfMinutes))
    throw new Error(`--minutes=${minutes} isn’t a number up to ${dayOfMinutes}. Try --minutes=90.`)
  const options = [
    quick && '--quick',
    full && '--full',
    against && `--against=${against.replaceAll(/:[^,]*/g, ':…')}`,
  ].filter(Boolean)
  return {
    chosen,
    printsOnly: only !== undefined,
    quick,
    full,
    maxMinutes,
    against,
    command: ['npm run bench', ...(options.length > 0 ? ['--', ...options] : [])].join(' '),
  }
}
