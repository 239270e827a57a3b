import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { expect, it } from 'vitest'
import { readConfig } from '#server/config.ts'

const root = join(import.meta.dirname, '..')
const has = (program: string) => spawnSync(program, ['--version']).status === 0

const dockerfileProblems = (text: string) =>
  validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`)

it('has a Dockerfile that its linter accepts', () => {
  const text = readFileSync(join(root, 'Dockerfile'), 'utf8')
  expect(dockerfileProblems(text)).toEqual([])
  expect(dockerfileProblems(text.replace('USER node', 'USR node'))).toEqual([
    expect.stringContaining('Unknown instruction: USR'),
  ])
})

it('has a compose file that its linter accepts', () => {
  const linter = new DCLinter({
    rules: {
      // The order is for readers: first what runs, then what it needs, then what stands before it.
      ...{ 'service-keys-order': 0, 'services-alphabetical-order': 0 },
      // The proxy is for everybody.
      'no-unbound-port-interfaces': 0,
      // As Biome writes them.
      'require-quotes-in-ports': [1, { quoteType: 'double' }],
    },
    quiet: false,
    debug: false,
    exclude: [],
  })
  const files = linter.lintFiles([join(root, 'compose.yaml')], false)
  expect(files).toHaveLength(1)
  const found = files.flatMap(({ messages }) =>
    messages.map(({ line, rule, message }) => `${line}: ${rule}: ${message}`),
  )
  expect(found).toEqual([])
})

it('gives the service and the commands one store, which the service may write to', () => {
  const unit = readFileSync(join(root, 'deploy/wize.service'), 'utf8')
  // What the unit sets by itself, the commands don't see.
  expect(unit).not.toMatch(/^Environment=/m)
  expect(unit).toMatch(/^EnvironmentFile=\/etc\/wize\/wize\.env$/m)
  const [, folder] = /^StateDirectory=(.*)$/m.exec(unit) ?? []
  const settings = parseEnv(readFileSync(join(root, 'deploy/wize.env'), 'utf8'))
  expect(readConfig(settings).store.file).toBe(`/var/lib/${folder}/wize.sqlite`)
})

it.skipIf(!has('systemd-analyze'))('has a unit that systemd accepts and rates as safe', () => {
  const unit = join(root, 'deploy/wize.service')
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  // The program is installed on the server only.
  const lines = verified.stderr.split('\n').filter((line) => line.includes('wize.service'))
  expect(lines.filter((line) => !line.includes('/srv/wize/'))).toEqual([])
  const rated = spawnSync(
    'systemd-analyze',
    ['security', '--offline=true', '--threshold=20', unit],
    { encoding: 'utf8' },
  )
  expect(rated.stdout).toMatch(/Overall exposure level for wize\.service: \d\.\d OK/)
  expect(rated.status).toBe(0)
})
