// `npm run inbox`: the owner's commands for inquiries, quarantine, and deliveries.
import type { Command } from 'commander'
import { command, run, type Terminal } from './command.ts'
import { commands } from './inbox/commands.ts'
import { addSubcommands } from './session.ts'

const about = `The owner's tools for messages, quarantine and deliveries.

You can shorten an id to its first eight characters. The tools use the server's store: \
DATABASE_URL, or the file in DATA_DIR. All but restore may run while the server does.`

export const inboxCommand = (terminal: Terminal): Command =>
  addSubcommands(command('npm run inbox', about), commands, terminal)

if (import.meta.main) process.exitCode = await run(inboxCommand)
