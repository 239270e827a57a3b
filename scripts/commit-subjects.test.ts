import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { newSubjects, originProblem, subjectProblem } from './commit-subjects.ts'

it.each([
  'Keep drafts when a form fails',
  'Bypass route schemas when serializing errors',
  'Pass the build’s folder to the server',
  'Feed the outbox in batches',
])('takes “%s”', (subject) => expect(subjectProblem(subject)).toBeUndefined())

it.each([
  ['Added a test', 'imperative'],
  ['Fixes the menu', 'imperative'],
  ['Adding drafts', 'imperative'],
  ['keep drafts', 'capital'],
  ['Keep drafts.', 'period'],
  [`Keep ${'x'.repeat(70)}`, '72'],
])('refuses “%s”', (subject, reason) => expect(subjectProblem(subject)).toContain(reason))

it.each([
  'Apply an engineer’s third reading',
  "Act on a designer's reading of 250 shots",
  'Correct what a copy editor found in the newest texts and comments',
  'Act on what two experts insist on in nine articles',
  'Close seven ways that a fresh attack found',
  'Mend types and spelling after merging',
  'Mend what met in the merge: a kit’s words, an add-on’s language',
])('asks of “%s” what has changed', (subject) => expect(originProblem(subject)).toBeDefined())

it.each([
  'Keep a reading position when an article grows',
  'Say in German what a German office says',
  'Close loadRedirects after the merge',
  'Have npm run evidence start every program that readers download',
  'Say under which conditions four articles’ findings hold',
])('takes “%s” for a change', (subject) => expect(originProblem(subject)).toBeUndefined())

it('reads every commit since the rule, merges too, and all of a clone without its beginning', () => {
  const root = mkdtempSync(join(tmpdir(), 'history-'))
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=R', '-c', 'user.email=r@example.com', ...args], {
      cwd: root,
      encoding: 'utf8',
    }).trim()
  const commit = (subject: string) => git('commit', '--quiet', '--allow-empty', '-m', subject)
  try {
    expect(newSubjects(root)).toEqual([])
    git('init', '--quiet', '--initial-branch=main')
    commit('before the rule.')
    const base = git('rev-parse', 'HEAD')
    git('checkout', '--quiet', '-b', 'side')
    commit('Add a side')
    git('checkout', '--quiet', 'main')
    commit('Add a main')
    git('merge', '--quiet', '--no-ff', '-m', 'merging the side.', 'side')
    expect(newSubjects(root, base).sort()).toEqual([
      'Add a main',
      'Add a side',
      'merging the side.',
    ])
    expect(newSubjects(root, '0'.repeat(40))).toContain('before the rule.')
  } finally {
    rmSync(root, { recursive: true })
  }
})
