import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { readConfig } from '@wize/kit/server/config.ts'
import { maxFormBody } from '@wize/kit/server/forms/form-body.ts'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { type MdastNode, markdownToMdast } from 'satteri'
import { expect, it } from 'vitest'
import { parse } from 'yaml'

const root = join(import.meta.dirname, '../..')
const deployFile = (name: string) => join(import.meta.dirname, name)
const has = (program: string) => spawnSync(program, ['--version']).status === 0

const dockerfileProblems = (text: string) =>
  validate(text).map(({ range, message }) => `${range.start.line + 1}: ${message}`)

it('has a Dockerfile that its linter accepts', () => {
  const text = readFileSync(deployFile('Dockerfile'), 'utf8')
  expect(dockerfileProblems(text)).toEqual([])
  expect(dockerfileProblems(text.replace('USER node', 'USR node'))).toEqual([
    expect.stringContaining('Unknown instruction: USR'),
  ])
})

it('has a compose file that its linter accepts', () => {
  const linter = new DCLinter({
    rules: {
      // The order is for readers: the program, what it needs, and then the proxy in front of it.
      ...{ 'service-keys-order': 0, 'services-alphabetical-order': 0 },
      // Everybody must reach the proxy.
      'no-unbound-port-interfaces': 0,
      // Biome writes double quotes.
      'require-quotes-in-ports': [1, { quoteType: 'double' }],
    },
    quiet: false,
    debug: false,
    exclude: [],
  })
  const files = linter.lintFiles([deployFile('compose.yaml')], false)
  expect(files).toHaveLength(1)
  const found = files.flatMap(({ messages }) =>
    messages.map(({ line, rule, message }) => `${line}: ${rule}: ${message}`),
  )
  expect(found).toEqual([])
})

it('passes every argument of the Dockerfile from the compose file', () => {
  const dockerfile = readFileSync(deployFile('Dockerfile'), 'utf8')
  const named = [...dockerfile.matchAll(/^ARG (\w+)=(\w+)$/gm)]
  const compose = parse(readFileSync(deployFile('compose.yaml'), 'utf8'))
  expect(compose.services.site.build.args).toEqual(
    Object.fromEntries(named.map(([, name, value]) => [name, `\${${name}:-${value}}`])),
  )
})

it('keeps the logs of every container short, so that nobody can fill the disk with them', () => {
  const { services } = parse(readFileSync(deployFile('compose.yaml'), 'utf8'))
  for (const { logging } of Object.values<{ logging?: unknown }>(services))
    expect(logging).toEqual({ driver: 'local' })
})

const gitignores = {
  site: join(root, 'kit/skeleton/dot-gitignore'),
  repository: join(root, '.gitignore'),
}

it.each(Object.entries(gitignores))(
  'keeps what visitors sent, and passwords, out of git: %s',
  (_, file) => {
    const folder = mkdtempSync(join(tmpdir(), 'ignored-'))
    copyFileSync(file, join(folder, '.gitignore'))
    spawnSync('git', ['init', '--quiet'], { cwd: folder })
    const isIgnored = (name: string) =>
      spawnSync('git', ['check-ignore', '-q', '--no-index', name], { cwd: folder }).status === 0
    const left = [
      ...[
        'data/wize.sqlite',
        'wize-before-upgrade.sqlite',
        'wize.dump',
        'inquiries.csv',
        'a/b.csv',
      ],
      ...['inquiries.json', 'export.jsonl', 'newsletter-first.html', 'report.html'],
      ...['.env', '.env.production', 'deploy/.env', 'tls/site.key', 'site.pem'],
    ]
    expect(left.filter((name) => !isIgnored(name))).toEqual([])
    // Articles publish these.
    expect(isIgnored('public/evidence/a/b.csv')).toBe(false)
    rmSync(folder, { recursive: true })
  },
)

it('keeps no file in git that it ignores', () => {
  const tracked = spawnSync('git', ['ls-files', '-ci', '--exclude-standard'], { cwd: root })
  expect(`${tracked.stdout}`).toBe('')
})

it('keeps what git ignores out of images', () => {
  const patterns = (file: string) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => line && !/^#|^!\.env/.test(line))
      .map((line) => line.replaceAll(/\*\*\/|^\/|\/$/g, ''))
  const image = patterns(deployFile('Dockerfile.dockerignore'))
  expect(image).toEqual(expect.arrayContaining(patterns(gitignores.site)))
})

it('gives the service and the commands the same store, which the service may write to', () => {
  const unit = readFileSync(deployFile('wize.service'), 'utf8')
  // The commands wouldn't see variables that the unit sets itself.
  expect(unit).not.toMatch(/^Environment=/m)
  expect(unit).toMatch(/^EnvironmentFile=\/etc\/wize\/wize\.env$/m)
  const [, folder] = /^StateDirectory=(.*)$/m.exec(unit) ?? []
  const settings = parseEnv(readFileSync(deployFile('wize.env'), 'utf8'))
  expect(readConfig(settings).store.file).toBe(`/var/lib/${folder}/wize.sqlite`)
})

it('has proxies pass on the longest forms that the server reads, and no longer ones', () => {
  const limit = maxFormBody / 1024
  const caddyfile = readFileSync(deployFile('Caddyfile'), 'utf8')
  expect(/max_size (\d+)KiB/.exec(caddyfile)?.[1]).toBe(String(limit))
  const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  expect(/client_max_body_size (\d+)k;/.exec(operations)?.[1]).toBe(String(limit))
})

it.each([
  ['wize.service', /^ExecStart=(\S+) serve$/m],
  ['Dockerfile', /^CMD \["(\S+)", "serve"\]$/m],
])('starts the server by the command that sets its memory, in %s', (file, pattern) => {
  const [, program] = pattern.exec(readFileSync(deployFile(file), 'utf8')) ?? []
  expect(program).toMatch(/node_modules\/\.bin\/wize$/)
})

const caddy = '/usr/bin/caddy'
/** The commands that the guide gives for a server of one's own, line by line. */
const commands = codeIn('docs/deploy.md', 'On Debian').flatMap((code) =>
  code.split(/\n|&&/).map((line) => line.trim()),
)

/** The commands in a part of a guide, which begins with that heading. */
function codeIn(file: string, heading: string): string[] {
  const tree = markdownToMdast(readFileSync(join(root, file), 'utf8')) as MdastNode
  const children = 'children' in tree ? (tree.children as MdastNode[]) : []
  const from = children.findIndex(
    (node) => node.type === 'heading' && node.depth === 2 && textOf(node).startsWith(heading),
  )
  const length = children
    .slice(from + 1)
    .findIndex((node) => node.type === 'heading' && node.depth === 2)
  return children.slice(from + 1, from + 1 + length).flatMap(codeBelow)
}

function codeBelow(node: MdastNode): string[] {
  if (node.type === 'code') return node.lang === 'sh' ? [node.value] : []
  return 'children' in node ? node.children.flatMap((child) => codeBelow(child as MdastNode)) : []
}

function textOf(node: MdastNode): string {
  if ('children' in node) return node.children.map((child) => textOf(child as MdastNode)).join('')
  return 'value' in node ? node.value : ''
}

it('has a guide whose commands are part of Debian or installed by the guide', () => {
  const base =
    'apt-get cd cp editor install journalctl ln sed setpriv systemctl umask useradd'.split(' ')
  const install = 'apt-get install -y '
  const installed = commands
    .filter((line) => line.startsWith(install))
    .flatMap((line) => line.slice(install.length).split(' '))
  expect(installed).toContain('nodejs')
  const used = new Set(commands.map((line) => line.split(' ')[0] ?? '').filter(Boolean))
  expect([...used].filter((name) => ![...base, ...installed].includes(name))).toEqual([])
})

it.skipIf(process.getuid?.() !== 0)('has a guide whose build writes nothing that root runs', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  chmodSync(folder, 0o755)
  const site = join(folder, 'site')
  mkdirSync(join(site, 'node_modules/.bin'), { recursive: true })
  const user = 65534
  const build = join(folder, 'build')
  const setup = commands
    .filter((line) => /^(install -d -o|ln -s \/var\/lib\S+|chgrp|chmod) /.test(line))
    .map((line) =>
      line
        .replaceAll('/var/lib/wize-build', build)
        .replaceAll('wize-build', `${user}`)
        .replaceAll('/srv/wize', site),
    )
  const made = spawnSync('sh', ['-ec', setup.join('\n')], { cwd: site, encoding: 'utf8' })
  expect(made.stderr).toBe('')
  const as = { cwd: site, uid: user, gid: user }
  const canMake = (path: string) => spawnSync('mkdir', ['-p', path], as).status === 0
  // npm reads the first three; Node finds packages in node_modules, and the kit colors in theme.
  const run = ['.npmrc', 'binding.gyp', 'npm-shrinkwrap.json', 'theme', 'node_modules/x']
  expect(run.filter(canMake)).toEqual([])
  const caches = ['.astro', ...['.astro', '.cache', '.vite'].map((name) => `node_modules/${name}`)]
  const needed = [...caches.map((name) => `${name}/x`), `${build}/.dist-next`, `${build}/dist`]
  expect(needed.filter((path) => !canMake(path))).toEqual([])
  expect(existsSync(join(site, 'dist'))).toBe(true)

  // Node would run what that user prepares for root in the cache of compiled programs.
  const cache = join(root, 'kit/commands/compile-cache.mjs')
  const print = "process.stdout.write(String(require('node:module').getCompileCacheDir()))"
  const used = (cwd: string, env = {}) =>
    spawnSync(process.execPath, ['--import', cache, '--eval', print], {
      cwd,
      env: { ...process.env, NODE_COMPILE_CACHE: '', ...env },
      encoding: 'utf8',
    }).stdout
  spawnSync('mkdir', ['-p', 'node_modules/.cache/compile'], { cwd: site })
  expect(used(site)).toBe('undefined')
  expect(used(folder)).toContain(join(folder, 'node_modules/.cache/compile'))
  // The service has one of its own.
  expect(used(site, { CACHE_DIRECTORY: folder })).toContain(join(folder, 'compile'))
  rmSync(folder, { recursive: true })
})

it.skipIf(!existsSync(caddy))('has a guide that creates a Caddyfile Caddy accepts', () => {
  const folder = mkdtempSync(join(tmpdir(), 'deploy-'))
  const file = join(folder, 'Caddyfile')
  const target = ' > /etc/caddy/Caddyfile'
  const line = commands.find((each) => each.startsWith('sed ') && each.endsWith(target)) ?? ''
  const command = line.slice(0, -target.length)
  const made = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8' }).stdout
  expect(made).toContain('\n\treverse_proxy 127.0.0.1:3000\n')
  writeFileSync(file, made)
  const checked = spawnSync(caddy, ['validate', '--adapter', 'caddyfile', '--config', file], {
    env: { ...process.env, HOME: folder },
    encoding: 'utf8',
  })
  rmSync(folder, { recursive: true })
  expect(checked.status).toBe(0)
})

it.skipIf(!has('systemd-analyze'))('has a unit that systemd accepts and rates as safe', () => {
  const unit = deployFile('wize.service')
  const verified = spawnSync('systemd-analyze', ['verify', unit], { encoding: 'utf8' })
  // The program exists only on the server.
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
