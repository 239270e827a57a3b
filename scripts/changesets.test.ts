import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { undeclaredChanges } from './changesets.ts'

it('asks for a changeset once what a site may import differs from the released version', () => {
  const root = mkdtempSync(join(tmpdir(), 'changesets-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=R', '-c', 'user.email=r@example.com', ...args], {
      cwd: root,
    })
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  try {
    write('kit/package.json', '{ "version": "2.0.0" }')
    write('kit/site/ui/Button.tsx', 'export function Button() {}\n')
    git('init', '--quiet')
    git('add', '.')
    git('commit', '--quiet', '-m', 'Add a button')
    write('kit/site/ui/Button.tsx', 'export function PlainButton() {}\n')
    expect(undeclaredChanges(root)).toEqual([])
    git('tag', '@wize/kit@2.0.0')
    expect(undeclaredChanges(root)).toEqual([
      '- | `@wize/kit/site/ui/Button.tsx` | Button |',
      '+ | `@wize/kit/site/ui/Button.tsx` | PlainButton |',
    ])
    write('.changeset/button.md', "---\n'@wize/kit': major\n---\nThe button has another name.\n")
    expect(undeclaredChanges(root)).toEqual([])

    rmSync(join(root, '.changeset'), { recursive: true })
    write('kit/site/ui/Button.tsx', 'export function Button() {\n  return null\n}\n')
    write('kit/server/app.ts', 'export const app = 1\n')
    expect(undeclaredChanges(root)).toEqual([])
    rmSync(join(root, 'kit/site'), { recursive: true })
    expect(undeclaredChanges(root)).toEqual(['- | `@wize/kit/site/ui/Button.tsx` | Button |'])
    write('kit/package.json', '{ "version": "3.0.0" }')
    expect(undeclaredChanges(root)).toEqual([])
  } finally {
    rmSync(root, { recursive: true })
  }
})
