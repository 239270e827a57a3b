// `wize publish`: builds and checks the site beside the live build, commits what has changed in
// content/, and makes the new build the live one. The editor's button runs it.
import { spawnSync } from 'node:child_process'
import { publishLanguageVariable } from '#contracts/languages.ts'
import { fill } from '#i18n/format.ts'
import { siteRoot } from '#owner/root.ts'
import { command, run } from './command.ts'
import { PublishError, publish, uncommitted, undoPublication, words } from './publish/publish.ts'
import { buildBeside, lockBuild, swapBuilds } from './site-build.ts'
import { readDist } from './verify/dist.ts'
import { asText, errorLines } from './verify/report.ts'
import { staticChecks } from './verify/static-checks.ts'

const about = `Builds the site beside the live one and checks it, commits what has changed in \
content/, and makes the new build the live one. If anything is wrong, nothing changes.`

const made = () =>
  command('wize publish', about)
    .option('--undo', 'publishes content/ as it was before the last publication')
    .action(async ({ undo = false }: { undo?: boolean }) => {
      const steps = { root: siteRoot, lock: lockBuild, build: buildAndCheck, swap: swapBuilds }
      const subject = undo ? await undoPublication(steps) : await publish(steps)
      console.log(subject ? fill(words.done, { subject }) : words.unchanged)
      const left = uncommitted(siteRoot)
      if (left) console.log(fill(words.left, { files: left }))
      tellServer()
    })
process.exitCode = await run(made)

/** The checks of `npm run verify` that need no browser and no network. */
async function buildAndCheck(): Promise<void> {
  const checks = await staticChecks(siteRoot, readDist(await buildBeside()))
  const wrong = checks.filter(({ findings }) => findings.some(({ level }) => level === 'error'))
  if (wrong.length === 0) return
  // The editor shows only the findings, which it translates.
  const isEditor = process.env[publishLanguageVariable] !== undefined
  const text = isEditor ? errorLines(wrong) : asText(wrong, Number.POSITIVE_INFINITY)
  throw new PublishError(`${words.refused}\n\n${text}`)
}

function tellServer(): void {
  const reload = process.env['RELOAD_COMMAND']
  if (!reload) {
    console.log(words.noServer)
    return
  }
  const { status, stderr } = spawnSync(reload, { shell: true, encoding: 'utf8' })
  if (status !== 0)
    throw new PublishError(
      fill(words.notReloaded, { status: String(status), reason: stderr.trim() }),
    )
  console.log(words.reloaded)
}
