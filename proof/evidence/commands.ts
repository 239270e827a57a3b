import { startPostgres } from '@wize/kit/server/testing/postgres.ts'
import { ensurePostgres } from '#machine/postgres.ts'
import type { Evidence } from './evidence.ts'
import { runAlone } from './published.ts'

/** What articles write for a PostgreSQL server of the reader's. */
const readersServer = 'postgres://postgres@localhost'
/** What they write to install a package, which we have: its name is the first group. */
const installs = /^npm install ([\w-]+)(?:@[\d.]+)? && /

/** The commands of an article that fail or print no figure when a reader runs them, one per line. */
export async function commandProblems(slug: string, { commands = [] }: Evidence) {
  const problems: string[] = []
  // Those that begin with `npm run` need this repository, and are this program.
  for (const command of commands.filter((each) => !each.startsWith('npm run '))) {
    try {
      const printed = await runAsReader(slug, command)
      if (!/\d/.test(printed)) problems.push(`\`${command}\` prints no figure`)
    } catch (error) {
      problems.push(`\`${command}\` fails: ${error instanceof Error ? error.message : error}`)
    }
  }
  return problems
}

async function runAsReader(slug: string, command: string): Promise<string> {
  const packages = installs.exec(command)?.slice(1) ?? []
  const installed = command.replace(installs, '')
  const asRoot = process.getuid?.() === 0 ? installed.replace(/\bsudo /, '') : installed
  if (!asRoot.includes(readersServer)) return runAlone(slug, asRoot, packages)
  const bin = ensurePostgres()
  if (!bin) throw new Error('this needs PostgreSQL: apt-get install postgresql')
  const server = await startPostgres(bin, false)
  try {
    const ready = asRoot.replace(readersServer, await server.database())
    return await runAlone(slug, ready, packages)
  } finally {
    await server.stop()
  }
}
