// The proxies that the guides set up in front of the server, from the very files that owners copy.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, runNginx, type Server, whenReady } from './servers.ts'

/** nginx as `docs/operations.md` sets it up, without TLS. */
export function startNginxProxy(folder: string, port: number, upstream: number): Promise<Server> {
  const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8')
  const [, example = ''] = /```nginx\n(.*?)```/s.exec(guide) ?? []
  const site = example
    .replace(/ *server 10\..*\n/g, '')
    .replace('upstream wize {', `upstream wize {\n  server 127.0.0.1:${upstream};`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
  const buffers = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((name) => `${name}_temp_path ${folder}/${name};`)
    .join(' ')
  return runNginx(
    folder,
    port,
    `worker_processes 1; daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/error.log crit;
events { worker_connections 4096; }
http { access_log off; ${buffers}
${site}}
`,
  )
}

/** Caddy as `kit/deploy/Caddyfile` sets it up, without TLS. */
export function startCaddy(folder: string, port: number, upstream: number): Promise<Server> {
  const config = join(root, 'kit/deploy/Caddyfile')
  const child = spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', config], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_DATA_HOME: folder,
      CADDY_ADMIN: `unix/${folder}/caddy.sock`,
      SITE_HOST: `http://127.0.0.1:${port}`,
      SITE_UPSTREAM: `127.0.0.1:${upstream}`,
    },
    stdio: 'ignore',
  })
  return whenReady('Caddy', port, child)
}
