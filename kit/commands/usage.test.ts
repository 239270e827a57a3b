import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contentFolder } from '#content/content-folder.ts'
import { siteFile, siteRoot } from '#owner/root.ts'
import { addLanguageCommand } from './add-language.ts'
import { adoptCommand } from './adopt.ts'
import { run as runCommand } from './command.ts'
import { devCommand } from './dev.ts'
import { doctorCommand } from './doctor.ts'
import { editCommand } from './edit.ts'
import { importCommand } from './import.ts'
import { inboxCommand } from './inbox.ts'
import { newCommand } from './new.ts'
import { newPostCommand } from './new-post.ts'
import { newsletterCommand } from './newsletter.ts'
import { publishCommand } from './publish.ts'
import { reportCommand } from './report.ts'
import { setupCommand } from './setup.ts'
import { newSite } from './testing/wize.ts'
import { verifyCommand } from './verify.ts'
import { wordsCommand } from './words.ts'

/** All but start, build, and serve, which take no options (bin/wize.test.ts). */
const commands = Object.entries({
  addLanguageCommand,
  adoptCommand,
  devCommand,
  doctorCommand,
  editCommand,
  importCommand,
  inboxCommand,
  newCommand,
  newPostCommand,
  newsletterCommand,
  publishCommand,
  reportCommand,
  setupCommand,
  verifyCommand,
  wordsCommand,
})

async function run(make: (typeof commands)[number][1], ...args: string[]) {
  const printed = { stdout: '', stderr: '' }
  const status = await runCommand(make, args, {
    env: {},
    out: (text) => {
      printed.stdout += text
    },
    err: (text) => {
      printed.stderr += text
    },
    width: 80,
  })
  return { status, ...printed }
}
const posts = () => readdirSync(siteFile(`${contentFolder}/blog`), { recursive: true })

test.each(commands)('%s: --help prints its usage', async (_, make) => {
  const before = posts()
  const { status, stdout, stderr } = await run(make, '--help')
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
  expect(stdout).toMatch(/^Usage: (npm run [a-z:]+ --|wize [a-z-]+) /)
  expect(stdout).toMatch(/^ {2}-h, --help +prints this$/m)
  // Commander's own words, which no other command has.
  expect(stdout).not.toContain('display help')
  expect(posts()).toEqual(before)
})

test.each(commands)(
  '%s names an option that it does not know, without a stack trace',
  async (_, make) => {
    const { status, stderr } = await run(make, '--unknown')
    expect(status).toBe(2)
    expect(stderr).toContain("'--unknown'")
    expect(stderr).toMatch(/^See: .* --help$/m)
    expect(stderr).not.toMatch(/^ {4}at /m)
  },
)

test.each([
  [['-help'], 2],
  [['--', '-help'], 1],
  [['! - A title'], 1],
  [[''], 1],
  [['عنوان'], 1],
])('new:post makes no post of %j', async (args, status) => {
  const before = posts()
  const made = await run(newPostCommand, ...args)
  expect(made.status).toBe(status)
  if (status === 1) expect(made.stderr).toContain('letters from a to z and digits')
  expect(posts()).toEqual(before)
})

test('the exit status of a process is that of its command', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, 'new-post.ts'), '--unknown'],
    { cwd: siteRoot, encoding: 'utf8' },
  )
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
  expect(stderr).toContain("'--unknown'")
})

test('a command that has read its answers ends, although its input stays open', async () => {
  const module = JSON.stringify(new URL('./command.ts', import.meta.url))
  const program = `import { command, run } from ${module}
    await run(({ lines, out }) => command('ask', 'Asks').action(async () => {
      const answers = lines()
      out((await answers.next()).value)
      await answers.return()
    }))`
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: siteRoot,
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  const said = once(child.stdout, 'data')
  child.stdin.write('yes\n')
  expect(String((await said)[0])).toBe('yes')
  expect((await once(child, 'exit'))[0]).toBe(0)
})

test('a command whose output nobody reads on, as after `| head`, ends without a word', async () => {
  const preloaded = new URL('./uncaught.ts', import.meta.url).href
  const program = "setInterval(() => process.stdout.write('a line\\n'.repeat(1000)), 1)"
  const child = spawn(process.execPath, ['--import', preloaded, '--eval', program])
  let complaint = ''
  child.stderr.on('data', (data) => {
    complaint += data
  })
  child.stdout.once('data', () => child.stdout.destroy())
  expect([(await once(child, 'close'))[0], complaint]).toEqual([1, ''])
})

test('wize new makes a site of several languages where no package is installed yet', () => {
  const folder = mkdtempSync(join(tmpdir(), 'new-'))
  const name = 'Farol Structural Engineers Inc.'
  const site = newSite(folder, { name, without: 'none', languages: 'en-CA, fr-CA' })
  const read = (file: string) => readFileSync(join(site, 'content/fr', file), 'utf8')
  const [company, home] = [read('company.yaml'), read('pages/home.yaml')]
  rmSync(folder, { recursive: true })
  expect(company).toContain('Write here: Structural design for owners in Ontario.')
  // Names stay as they are.
  expect(home).toContain(`title: ${JSON.stringify(name)}`)
})
