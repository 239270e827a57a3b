// Starts the servers that benchmarks compare.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import settings from '@wize/kit/bin/node-settings.json' with { type: 'json' }
import { isOnPath } from '@wize/kit/commands/on-path.ts'
import { siteFile, siteRoot } from '@wize/kit/owner/root.ts'
import { buildManifestSchema, manifestFile } from '#contracts/build-manifest.ts'
import { httpsHeaders } from '#contracts/security-headers.ts'
import { installDebian } from '../machine/programs.ts'

export const root = fileURLToPath(new URL('../../', import.meta.url))
export const dist = fileURLToPath(siteFile('dist'))

/** The folder that the server of a checkout runs in. */
export const siteOf = (checkout: string): string => {
  if (checkout === root) return siteRoot
  // Before version 2, the kit and the site were one folder.
  return existsSync(join(checkout, 'kit')) ? join(checkout, 'sites', basename(siteRoot)) : checkout
}

export interface Server {
  name: string
  origin: string
  port: number
  /** The process to measure. */
  pid: number
  stop(): void
}

export const readManifest = () =>
  buildManifestSchema.parse(JSON.parse(readFileSync(join(dist, manifestFile), 'utf8')))

/** Installs wrk and nginx if needed. Returns those that can't be installed. */
export function missingPrograms(): string[] {
  const programs = ['wrk', 'nginx']
  if (!programs.every(isOnPath)) installDebian([...programs, 'libnginx-mod-http-brotli-static'])
  return programs.filter((program) => !isOnPath(program))
}

const brotliFile = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so'
/** nginx's module that sends files compressed with Brotli ahead of time, if it's installed. */
export const brotliModule = existsSync(brotliFile) ? brotliFile : undefined

/** Starts a checkout's server as `npm run serve` does, behind a proxy. */
export async function startOurs(options: {
  name?: string
  checkout: string
  folder: string
  port: number
  env?: Record<string, string>
  /** A command that runs the server, without making another process. */
  under?: string[]
}): Promise<Server> {
  const { name = 'ours', checkout, folder, port, env, under = [] } = options
  const { flags, memory } = nodeSettings(checkout)
  const [command = '', ...args] = [...under, process.execPath, ...flags, ...serveCommand(checkout)]
  const child = spawn(command, args, {
    cwd: siteOf(checkout),
    // With a trusted proxy, it also sends Strict-Transport-Security, like nginx below.
    env: {
      ...process.env,
      WIZE_SITE: siteOf(checkout),
      ...memory,
      PORT: String(port),
      HOST: '127.0.0.1',
      LOG_LEVEL: 'warn',
      DATA_DIR: folder,
      // Attacks come from other addresses of this machine, which no proxy has.
      TRUST_PROXY: '127.0.0.1',
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return whenReady(name, port, child)
}

/** The flags and environment of a checkout's server. Older ones get ours. */
function nodeSettings(checkout: string): typeof settings {
  const file = join(checkout, 'kit/bin/node-settings.json')
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : settings
}

/** What `wize serve` gives to Node. The command itself would be another process. */
function serveCommand(checkout: string): string[] {
  const kit = join(checkout, 'kit')
  if (existsSync(kit))
    return [
      ...['--import', join(kit, 'commands/compile-cache.mjs')],
      ...['--import', join(kit, 'owner/register-words.ts')],
      join(kit, 'server/main.ts'),
    ]
  const { scripts } = JSON.parse(readFileSync(join(checkout, 'package.json'), 'utf8'))
  return scripts.serve.split(' ').slice(1)
}

/** Starts nginx with one worker and no log. It sends precompressed files, all with the same headers. */
export async function startNginx(folder: string, port: number): Promise<Server> {
  if (!brotliModule) console.log('nginx has no brotli_static module here, so it sends gzip.')
  const server = await runNginx(folder, port, nginxConfig(folder, port))
  const worker = execFileSync('pgrep', ['-P', String(server.pid)]).toString()
  return { ...server, pid: Number(worker) }
}

function nginxConfig(folder: string, port: number): string {
  const headers = {
    'Cache-Control': 'no-cache',
    ...readManifest().served.find(({ path }) => path === '/')?.headers,
    ...httpsHeaders,
  }
  const headerLines = Object.entries(headers).map(
    ([name, value]) => `    add_header ${name} "${value}";`,
  )
  return `${brotliModule ? `load_module ${brotliModule};` : ''}
worker_processes 1;
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  sendfile on;
  tcp_nopush on;
  keepalive_requests 1000000000;
  open_file_cache max=1000;
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    charset utf-8;
    gzip_static on;
    ${brotliModule ? 'brotli_static on;' : ''}
${headerLines.join('\n')}
    location = / { try_files /index.html =404; }
  }
}
`
}

export function runNginx(folder: string, port: number, config: string): Promise<Server> {
  const file = join(folder, 'nginx.conf')
  writeFileSync(file, config)
  const child = spawn('nginx', ['-c', file, '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  return whenReady('nginx', port, child)
}

/** Resolves when a server that was just started answers. */
export async function whenReady(name: string, port: number, child: ChildProcess): Promise<Server> {
  const origin = `http://127.0.0.1:${port}`
  for (let attempt = 0; attempt < 600; attempt++) {
    if (await answers(origin))
      return { name, origin, port, pid: child.pid ?? 0, stop: () => void child.kill() }
    if (child.exitCode !== null) break
    await sleep(100)
  }
  child.kill()
  throw new Error(`${name} did not start on port ${port}`)
}

const answers = (origin: string): Promise<boolean> =>
  fetch(origin).then(
    ({ ok }) => ok,
    () => false,
  )
