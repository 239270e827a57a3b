// `wize dev`.
import { helpOption, readArguments } from './arguments.ts'
import { runAstro } from './astro.ts'

const help = `Usage: npm run dev -- [options]

Shows the pages with live reload, drafts and future posts included.

Options
  --port <port>   the port on localhost, 4321 by default
  --help          prints this`

const { values } = readArguments(help, {
  options: { port: { type: 'string', default: '4321' }, help: helpOption },
})
await runAstro('dev', { server: { port: Number(values.port) } })
