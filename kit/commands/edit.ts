// `wize edit`: `wize dev`, with an editor for content/ in the browser.
import { helpOption, readArguments } from './arguments.ts'
import { runAstro } from './astro.ts'
import { editorPackages, offerPackages } from './optional-packages.ts'

const help = `Usage: npm run edit -- [options]

Shows the pages as npm run dev does, with an editor for content/ in the browser.

Options
  --port <port>   the port on localhost, 4321 by default
  --yes           installs the editor without asking, if it isn't installed yet
  --help          prints this`

const { values } = readArguments(help, {
  options: {
    port: { type: 'string', default: '4321' },
    yes: { type: 'boolean', default: false },
    help: helpOption,
  },
})
if (!(await offerPackages(editorPackages, values.yes))) process.exit(1)
process.env['WIZE_EDITOR'] = 'on'
await runAstro('dev', { server: { port: Number(values.port) } })
