// Names of files, titles, and sentences may come from somebody else: a pull request, an old site, an agency.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { problemsText } from '#content/problem.ts'
import { siteRoot } from '#owner/root.ts'
import { command, run } from './command.ts'
import { wize } from './testing/wize.ts'
import { asText, errorLines } from './verify/report.ts'

/** Clears the screen, sets a title, reverses the line, or moves the cursor. */
const code = '\u001b[2J\u001b]0;x\u0007\u202e\u009b1A'
const shown = '�[2J�]0;x���1A'

test('what a build or a check found can’t steer the terminal', () => {
  const problem = { file: `content/${code}.md`, expected: 'expected a date', found: code }
  expect(problemsText([problem])).toBe(`content/${shown}.md: expected a date; found ${shown}`)
  const finding = { level: 'error' as const, where: `/${code}`, what: `“${code}”` }
  const checks = [{ name: 'Links', findings: [finding] }]
  expect(asText(checks)).toContain(`✗ /${shown}: “${shown}”`)
  expect(errorLines(checks)).toBe(`✗ /${shown}: “${shown}”`)
})

test('the error that ends a command can’t steer the terminal', async () => {
  let text = ''
  const add = (more: string) => {
    text += more
  }
  const made = () =>
    command('wize try', 'Tries something.').action(() => {
      throw new Error(`${code} doesn’t exist.`)
    })
  await run(made, [], { env: {}, out: add, err: add, width: 80 })
  // An error's codes are left out, because Vite's have colors. What isn't one becomes �.
  expect(text).toBe('� doesn’t exist.\n')
})

test('what an import lists can’t steer the terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hostile-names-'))
  try {
    mkdirSync(join(folder, 'content'))
    writeFileSync(join(folder, `content/${code}.md`), '---\ndate: [\n---\nx')
    const { text } = wize(siteRoot, ['import', 'markdown', folder, '--dry-run'])
    expect(text).toContain(`Not imported:\n- content/${shown}.md`)
    expect(text).not.toContain(code)
  } finally {
    rmSync(folder, { recursive: true })
  }
})
