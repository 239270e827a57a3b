import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { publishLanguageVariable } from '#contracts/languages.ts'
import { publish, uncommitted, undoPublication } from './publish.ts'

let root: string
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const write = (file: string, text: string) => writeFileSync(join(root, file), text)
const live = () => readFileSync(join(root, 'live/content/a.md'), 'utf8')
const unpublished = () => git('status', '--porcelain')

/** What is built here is a copy of the content. */
const steps = (fault?: string) => ({
  root,
  lock() {},
  build: async () => {
    if (fault) throw new Error(fault)
    cpSync(join(root, 'content'), join(root, 'next/content'), { recursive: true })
  },
  swap() {
    rmSync(join(root, 'live'), { recursive: true, force: true })
    cpSync(join(root, 'next'), join(root, 'live'), { recursive: true })
    rmSync(join(root, 'next'), { recursive: true })
  },
})

beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'publish-'))
  git('init', '--quiet')
  git('config', 'user.name', 'Owner')
  git('config', 'user.email', 'owner@site.example')
  mkdirSync(join(root, 'content'))
  write('content/a.md', 'one')
  write('identity.ts', 'facts')
  write('.gitignore', 'live/\nnext/\n')
  git('add', '.')
  git('commit', '--quiet', '--message', 'Begin')
  await publish(steps())
})
afterEach(() => rmSync(root, { recursive: true }))

test('commits what changed in content/ and identity.ts and nothing else, and makes the build the live one', async () => {
  write('content/a.md', 'two')
  write('notes.txt', 'unfinished')
  git('add', 'notes.txt')
  expect(await publish(steps())).toBe('Change a.md')
  expect(live()).toBe('two')
  expect(git('show', '--stat', '--format=%s', 'HEAD')).toMatch(/^Change a\.md\n+ content\/a\.md/)
  expect(unpublished()).toBe('A  notes.txt')
  expect(uncommitted(root)).toBe('A  notes.txt')
})

test('facts about the company are published, and undone, with the pages', async () => {
  write('content/a.md', 'two')
  write('identity.ts', 'menu: two')
  expect(await publish(steps())).toBe('Change 2 files')
  expect(unpublished()).toBe('')
  write('identity.ts', 'menu: three')
  await expect(undoPublication(steps())).rejects.toThrow('identity.ts')
  expect(await publish(steps())).toBe('Change identity.ts')
  await undoPublication(steps())
  await undoPublication(steps())
  expect(readFileSync(join(root, 'identity.ts'), 'utf8')).toBe('menu: three')
})

test('a site publishes without an identity.ts that git ignores', async () => {
  git('rm', '--quiet', '--cached', 'identity.ts')
  write('.gitignore', 'live/\nnext/\nidentity.ts\n')
  git('commit', '--quiet', '--all', '--message', 'Ignore facts')
  write('content/a.md', 'two')
  write('identity.ts', 'menu: two')
  expect(await publish(steps())).toBe('Change a.md')
  await undoPublication(steps())
  expect([live(), readFileSync(join(root, 'identity.ts'), 'utf8')]).toEqual(['one', 'menu: two'])
  // One in the repository is published, ignored or not.
  git('add', '--force', 'identity.ts')
  git('commit', '--quiet', '--message', 'Keep facts')
  write('identity.ts', 'menu: three')
  expect(await publish(steps())).toBe('Change identity.ts')
})

test('an undo keeps the identity.ts that a publication added to the repository', async () => {
  git('rm', '--quiet', '--cached', 'identity.ts')
  git('commit', '--quiet', '--message', 'Without facts')
  expect(await publish(steps())).toBe('Add identity.ts')
  await expect(undoPublication(steps())).rejects.toThrow('“Add identity.ts” only added')
  expect(unpublished()).toBe('')

  git('reset', '--quiet', '--soft', 'HEAD~')
  write('content/a.md', 'two')
  expect(await publish(steps())).toBe('Change 2 files')
  await undoPublication(steps())
  expect([live(), readFileSync(join(root, 'identity.ts'), 'utf8')]).toEqual(['one', 'facts'])
  await undoPublication(steps())
  expect([live(), unpublished()]).toEqual(['two', ''])
})

test('files that git can’t take leave nothing staged', async () => {
  write('content/a.md', 'two')
  git('init', '--quiet', 'content/inner')
  git('config', 'add.ignoreErrors', 'true')
  const before = unpublished()
  await expect(publish(steps())).rejects.toThrow('git add')
  expect(unpublished()).toBe(before)
})

test('names several files, and one of any length', async () => {
  const long = `content/${'n'.repeat(90)}.md`
  write(long, 'new')
  const subject = await publish(steps())
  expect(subject).toMatch(/^Add n+…$/)
  expect(subject).toHaveLength(72)
  write(long, 'newer')
  rmSync(join(root, 'content/a.md'))
  expect(await publish(steps())).toBe('Change 2 files')
  expect(git('log', '-1', '--format=%b')).toContain('D content/a.md')
})

test('without changes, only builds', async () => {
  const before = git('rev-parse', 'HEAD')
  expect(await publish(steps())).toBeUndefined()
  expect(git('rev-parse', 'HEAD')).toBe(before)
})

test('a site that cannot be built or committed changes nothing', async () => {
  write('content/a.md', 'two')
  await expect(publish(steps('a broken link'))).rejects.toThrow('a broken link')
  expect([live(), unpublished()]).toEqual(['one', 'M content/a.md'])

  writeFileSync(join(root, '.git/hooks/pre-commit'), '#!/bin/sh\necho no >&2\nexit 1\n', {
    mode: 0o755,
  })
  await expect(publish(steps())).rejects.toThrow('git commit: no')
  expect([live(), unpublished()]).toEqual(['one', 'M content/a.md'])
})

test('what’s saved while the site is built isn’t published unbuilt', async () => {
  write('content/a.md', 'two')
  const { build, ...others } = steps()
  const slow = async () => {
    await build()
    write('content/b.md', 'a new one')
  }
  await expect(publish({ ...others, build: slow })).rejects.toThrow('publish again')
  expect([live(), git('log', '-1', '--format=%s')]).toEqual(['one', 'Begin'])
  expect(await publish(steps())).toBe('Change 2 files')
  expect(live()).toBe('two')
})

test('a hook that changes the content as it’s committed publishes nothing unbuilt', async () => {
  write('content/a.md', 'two')
  const hook = '#!/bin/sh\necho formatted > content/a.md\ngit add content/a.md\n'
  writeFileSync(join(root, '.git/hooks/pre-commit'), hook, { mode: 0o755 })
  await expect(publish(steps())).rejects.toThrow('A git hook')
  expect([live(), git('log', '-1', '--format=%s'), unpublished()]).toEqual([
    'one',
    'Begin',
    'M content/a.md',
  ])
  expect(await publish(steps())).toBe('Change a.md')
  expect([live(), git('show', 'HEAD:content/a.md')]).toEqual(['formatted\n', 'formatted'])
})

test('a merge with conflicts stays as it is', async () => {
  git('checkout', '--quiet', '-b', 'theirs')
  write('content/a.md', 'theirs')
  git('commit', '--quiet', '--all', '--message', 'Theirs')
  git('checkout', '--quiet', '-')
  write('content/a.md', 'ours')
  git('commit', '--quiet', '--all', '--message', 'Ours')
  expect(() => git('merge', 'theirs')).toThrow()
  await expect(publish(steps())).rejects.toThrow('in the middle of a merge')
  expect(unpublished()).toBe('UU content/a.md')

  write('content/a.md', 'both')
  git('add', 'content/a.md')
  await expect(publish(steps())).rejects.toThrow('in the middle of a merge')
  expect(live()).toBe('one')
})

test('a file’s name can’t write to the terminal or add lines to the history', async () => {
  write('content/\u001b[2J\nPublished-with: b.md', 'new')
  expect(await publish(steps())).toBe('Add �[2J Published-with: b.md')
  expect(git('log', '-1', '--format=%B')).toBe(
    'Add �[2J Published-with: b.md\n\nA content/�[2J Published-with: b.md\n\nPublished-with: wize publish',
  )
  writeFileSync(
    join(root, '.git/hooks/commit-msg'),
    '#!/bin/sh\nprintf "\\033[2Jno" >&2; exit 1\n',
    {
      mode: 0o755,
    },
  )
  write('content/a.md', 'two')
  await expect(publish(steps())).rejects.toThrow('git commit: �[2Jno')
})

test('an undo finds the last publication whatever git’s settings do to patterns', async () => {
  git('config', 'grep.patternType', 'fixed')
  write('content/a.md', 'two')
  await publish(steps())
  expect(await undoPublication(steps())).toBe('Undo: Change a.md')
})

test('what’s saved while git reads the files isn’t published unbuilt', async () => {
  write('content/b.md', 'one')
  await publish(steps())
  write('content/a.md', 'two')
  write('.gitattributes', 'a.md filter=late\n')
  git('config', 'filter.late.clean', 'sh -c "echo unbuilt > content/b.md; cat"')
  const before = git('rev-parse', 'HEAD')
  await expect(publish(steps())).rejects.toThrow('publish again')
  expect([live(), git('rev-parse', 'HEAD')]).toEqual(['one', before])
  expect(unpublished()).toBe('M content/a.md\n M content/b.md\n?? .gitattributes')
})

test('an undo that fails keeps what another program saved meanwhile, and publishes none of it', async () => {
  write('content/a.md', 'two')
  write('content/b.md', 'new')
  write('content/c.md', 'new')
  await publish(steps())
  const saving = (fault?: string) => async () => {
    write('content/a.md', 'saved')
    write('content/b.md', 'saved again')
    if (fault) throw new Error(fault)
  }
  const texts = () =>
    ['a', 'b', 'c'].map((name) => readFileSync(join(root, `content/${name}.md`), 'utf8'))
  await expect(undoPublication({ ...steps(), build: saving('no') })).rejects.toThrow('no')
  expect(texts()).toEqual(['saved', 'saved again', 'new'])
  expect(unpublished()).toBe('M content/a.md\n M content/b.md')

  git('checkout', '--quiet', '--', '.')
  await expect(undoPublication({ ...steps(), build: saving() })).rejects.toThrow('publish again')
  expect(texts()).toEqual(['saved', 'saved again', 'new'])
  expect([live(), git('log', '-1', '--format=%s')]).toEqual(['two', 'Change 3 files'])
})

test('an undo waits for its turn to build, and one that git stops halfway changes nothing', async () => {
  write('content/b.md', 'one')
  await publish(steps())
  write('content/a.md', 'two')
  write('content/b.md', 'two')
  await publish(steps())
  const lock = () => {
    throw new Error('Another build is running')
  }
  await expect(undoPublication({ ...steps(), lock })).rejects.toThrow('Another build')
  expect(unpublished()).toBe('')

  writeFileSync(join(root, '.git/info/attributes'), 'b.md filter=full\n')
  git('config', 'filter.full.required', 'true')
  git('config', 'filter.full.clean', 'cat')
  git('config', 'filter.full.smudge', 'read text; test "$text" != one && printf %s "$text"')
  await expect(undoPublication(steps())).rejects.toThrow('git restore')
  expect([readFileSync(join(root, 'content/a.md'), 'utf8'), unpublished()]).toEqual(['two', ''])
})

test('an undo knows a file whose name stands for others in git', async () => {
  write('content/*.md', 'a star')
  await publish(steps())
  write('content/a.md', 'two')
  git('commit', '--quiet', '--all', '--message', 'By hand')
  expect(await undoPublication(steps())).toBe('Undo: Add *.md')
  expect([live(), existsSync(join(root, 'content/*.md'))]).toEqual(['two', false])
})

test('undoes the last publication, and undoes that', async () => {
  write('content/a.md', 'two')
  write('content/b.md', 'new')
  await publish(steps())
  expect(await undoPublication(steps())).toBe('Undo: Change 2 files')
  expect([live(), existsSync(join(root, 'content/b.md'))]).toEqual(['one', false])
  await undoPublication(steps())
  expect([live(), existsSync(join(root, 'content/b.md'))]).toEqual(['two', true])
  expect(unpublished()).toBe('')
})

test('an undo leaves the publications of other sites in the repository alone', async () => {
  write('content/a.md', 'two')
  await publish(steps())
  const first = root
  root = join(first, 'second')
  mkdirSync(join(root, 'content'), { recursive: true })
  write('content/a.md', 'other')
  await publish(steps())
  write('content/a.md', 'other two')
  await publish(steps())
  root = first
  await undoPublication(steps())
  expect(live()).toBe('one')
  root = join(first, 'second')
  await undoPublication(steps())
  expect(live()).toBe('other')
  root = first
  await undoPublication(steps())
  expect(live()).toBe('two')
})

test('an undo that would lose words, or that cannot be built, changes nothing', async () => {
  write('content/a.md', 'two')
  await publish(steps())
  await expect(undoPublication(steps('out of disk'))).rejects.toThrow('out of disk')
  expect([live(), unpublished()]).toEqual(['two', ''])

  // A build that finds unusable content prints why and ends the process.
  const module = new URL('publish.ts', import.meta.url)
  const ending = `import { undoPublication } from '${module}'
    await undoPublication({ root: '.', lock() {}, build: async () => process.exit(3), swap() {} })`
  const args = ['--input-type=module', '--eval', ending]
  expect(spawnSync(process.execPath, args, { cwd: root }).status).toBe(3)
  expect([readFileSync(join(root, 'content/a.md'), 'utf8'), unpublished()]).toEqual(['two', ''])

  write('content/c.md', 'a draft')
  await expect(undoPublication(steps())).rejects.toThrow('content/c.md')
  rmSync(join(root, 'content/c.md'))

  write('content/a.md', 'three')
  git('commit', '--quiet', '--all', '--message', 'By hand')
  await expect(undoPublication(steps())).rejects.toThrow(
    /changed since “Change a\.md”:\ncontent\/a\.md/,
  )
  expect(readFileSync(join(root, 'content/a.md'), 'utf8')).toBe('three')
})

test('commits to the site’s own history when git’s environment names another one', async () => {
  const other = mkdtempSync(join(tmpdir(), 'other-'))
  execFileSync('git', ['init', '--quiet'], { cwd: other })
  vi.stubEnv('GIT_DIR', join(other, '.git'))
  vi.stubEnv('GIT_INDEX_FILE', join(other, 'index'))
  vi.stubEnv('GIT_WORK_TREE', other)
  vi.stubEnv('GIT_ICASE_PATHSPECS', '1')
  try {
    write('content/a.md', 'two')
    expect(await publish(steps())).toBe('Change a.md')
    expect(await undoPublication(steps())).toBe('Undo: Change a.md')
    expect(existsSync(join(other, 'index'))).toBe(false)
  } finally {
    vi.unstubAllEnvs()
    rmSync(other, { recursive: true })
  }
  expect(git('log', '-2', '--format=%s')).toBe('Undo: Change a.md\nChange a.md')
})

test.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
  'a publication and an undo that %s ends wait for the build to stop, and change nothing',
  async (signal) => {
    write('content/a.md', 'two')
    await publish(steps())
    // It takes a moment to stop, as a build does that removes what it has made.
    write(
      'live/build.mjs',
      `process.on('${signal}', () => setTimeout(() => (console.log('stopped'), process.exit(1)), 200))
      console.log('building')
      setTimeout(() => {}, 5_000)`,
    )
    const modules = ['publish.ts', '../own-process.ts'].map(
      (name) => new URL(name, import.meta.url),
    )
    for (const name of ['undoPublication', 'publish']) {
      if (name === 'publish') write('content/a.md', 'three')
      const before = unpublished()
      const ending = `import { ${name} } from '${modules[0]}'
        import { runInOwnProcess } from '${modules[1]}'
        import { pathToFileURL } from 'node:url'
        process.once('exit', () => console.log('ended'))
        const build = () => runInOwnProcess(pathToFileURL('live/build.mjs'))
        await ${name}({ root: '.', lock() {}, build, swap: () => console.log('swapped') })`
      const file = join(root, 'live/publish.mjs')
      writeFileSync(file, ending)
      const child = spawn(process.execPath, [file], { cwd: root })
      let printed = ''
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        if (!printed) child.kill(signal)
        printed += text
      })
      await once(child, 'close')
      expect([name, printed]).toEqual([name, 'building\nstopped\nended\n'])
      expect(child.exitCode).toBe(128 + constants.signals[signal])
      expect(unpublished()).toBe(before)
    }
    expect(git('show', 'HEAD:content/a.md')).toBe('two')
  },
)

test('says what to do where there is no history', async () => {
  rmSync(join(root, '.git'), { recursive: true })
  await expect(publish(steps())).rejects.toThrow('git init')
})

test.runIf(process.getuid?.() === 0)(
  'passes on what git says about another user’s folder',
  async () => {
    chownSync(root, 65_534, 65_534)
    chownSync(join(root, '.git'), 65_534, 65_534)
    await expect(publish(steps())).rejects.toThrow('safe.directory')
  },
)

test('says that nothing was published yet', async () => {
  await expect(undoPublication(steps())).rejects.toThrow('nothing to undo')
})

test('speaks the editor’s language', () => {
  const module = new URL('publish.ts', import.meta.url)
  const failing = `import { undoPublication } from '${module}'
    await undoPublication({ root: '.', lock() {}, build: async () => {}, swap() {} })
      .catch(({ message }) => console.log(message))`
  const args = ['--input-type=module', '--eval', failing]
  const env = { ...process.env, [publishLanguageVariable]: 'de' }
  const { stdout } = spawnSync(process.execPath, args, { cwd: root, env, encoding: 'utf8' })
  expect(stdout).toMatch(/^Es gibt nichts rückgängig zu machen/)
})
