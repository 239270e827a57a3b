// `wize dev`.
import { runAstro } from './astro.ts'
import { command, portOption, run } from './command.ts'
import { languageOption } from './language-option.ts'

const about = 'Shows the pages with live reload, drafts and future posts included.'

export const devCommand = () =>
  command('npm run dev', about)
    .addOption(portOption('the port on localhost', 4321))
    .addOption(languageOption())
    .action(({ port }: { port: number }) => runAstro('dev', { server: { port } }))
if (import.meta.main) process.exitCode = await run(devCommand)
