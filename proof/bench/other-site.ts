// Builds another site from its sources and serves it, for `npm run bench:lighthouse -- --against=…`.
import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { brotliModule, missingPrograms, runNginx } from './servers.ts'

/** An article of each site we know, whose name is what `--against` calls it. */
const articles: Record<string, string> = {
  astro: '/blog/markdown-style-guide/',
  astrowind: '/markdown-elements-demo-post',
}

/** Installs, builds, and serves a copy of a site made with Astro. nginx sends its files compressed ahead of time. */
export async function startOtherSite(site: { name: string; folder: string; port: number }) {
  const { name, folder, port } = site
  const missing = missingPrograms()
  if (missing.length) throw new Error(`${missing.join(' and ')} not installed`)
  const work = mkdtempSync(join(tmpdir(), 'bench-site-'))
  // nginx reads with fewer rights than ours.
  chmodSync(work, 0o755)
  const copy = join(work, 'site')
  cpSync(folder, copy, { recursive: true })
  const run = (program: string, ...options: string[]) =>
    execFileSync(program, options, {
      cwd: copy,
      env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1', NODE_OPTIONS: '' },
      stdio: ['ignore', 'ignore', 'inherit'],
    })
  process.stderr.write(`Building ${name} …\n`)
  run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
  run('npx', 'astro', 'build')
  const dist = join(copy, 'dist')
  for (const file of globSync('**/*.{html,css,js,svg,xml,json}', { cwd: dist })) {
    const content = readFileSync(join(dist, file))
    writeFileSync(join(dist, `${file}.br`), brotliCompressSync(content))
    writeFileSync(join(dist, `${file}.gz`), gzipSync(content))
  }
  const server = await runNginx(
    work,
    port,
    `${brotliModule ? `load_module ${brotliModule};` : ''}
worker_processes 1;
daemon off;
pid ${work}/pid;
error_log ${work}/error.log;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types;
  access_log off;
  server {
    listen 127.0.0.1:${port};
    root ${dist};
    gzip_static on;
    ${brotliModule ? 'brotli_static on;' : ''}
    location / { try_files $uri $uri.html $uri/index.html =404; }
  }
}
`,
  )
  const article = articles[name]
  return {
    origin: server.origin,
    paths: ['/', ...(article ? [article] : [])],
    stop() {
      server.stop()
      rmSync(work, { recursive: true, force: true })
    },
  }
}
