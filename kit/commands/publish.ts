// `wize publish`: builds and checks the site beside the live build, commits what has changed in
// content/ and identity.ts, and makes the new build the live one. The editor's button runs it.
import { spawnSync } from 'node:child_process'
import { fill } from '#i18n/format.ts'
import { siteRoot } from '#owner/root.ts'
import { command, run, type Terminal } from './command.ts'
import { runInOwnProcess } from './own-process.ts'
import { PublishError, publish, uncommitted, undoPublication, words } from './publish/publish.ts'
import { lockBuild, swapBuilds } from './site-build.ts'

const about = `Builds the site beside the live one and checks it, commits what has changed in \
content/ and identity.ts, and makes the new build the live one. If anything is wrong, nothing changes.`

/** In a process of its own, because an undo changes identity.ts, which a process reads once. */
const buildAndCheck = () => runInOwnProcess(new URL('publish-build.ts', import.meta.url))

export const publishCommand = ({ out }: Terminal) =>
  command('wize publish', about)
    .option('--undo', 'publishes both as they were before the last publication')
    .action(async ({ undo = false }: { undo?: boolean }) => {
      const steps = { root: siteRoot, lock: lockBuild, build: buildAndCheck, swap: swapBuilds }
      const subject = undo ? await undoPublication(steps) : await publish(steps)
      out(`${subject ? fill(words.done, { subject }) : words.unchanged}\n`)
      const left = uncommitted(siteRoot)
      if (left) out(`${fill(words.left, { files: left })}\n`)
      out(`${tellServer()}\n`)
    })
if (import.meta.main) process.exitCode = await run(publishCommand)

/** Has the server read the new build; returns what to tell the owner. */
function tellServer(): string {
  const reload = process.env['RELOAD_COMMAND']
  if (!reload) return words.noServer
  const { status, stderr } = spawnSync(reload, { shell: true, encoding: 'utf8' })
  if (status !== 0)
    throw new PublishError(
      fill(words.notReloaded, { status: String(status), reason: stderr.trim() }),
    )
  return words.reloaded
}
