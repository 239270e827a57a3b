// `wize edit`: `wize dev`, with an editor for content/ in the browser.
import { runAstro } from './astro.ts'
import { command, Failure, portOption, run, type Terminal } from './command.ts'
import { languageOption } from './language-option.ts'
import { editorPackages, offerPackages } from './optional-packages.ts'

const about = 'Shows the pages as npm run dev does, with an editor for content/ in the browser.'

export const editCommand = (terminal: Terminal) =>
  command('npm run edit', about)
    .addOption(portOption('the port on localhost', 4321))
    .addOption(languageOption())
    .option('--yes', 'installs the editor without asking, if it isn’t installed yet')
    .action(async ({ port, yes = false }: { port: number; yes?: boolean }) => {
      if (!(await offerPackages(editorPackages, yes, terminal))) throw new Failure()
      process.env['WIZE_EDITOR'] = 'on'
      await runAstro('dev', { server: { port } })
    })
if (import.meta.main) process.exitCode = await run(editCommand)
