import { existsSync } from 'node:fs'
import { installDebian } from './programs.ts'

const packages = { nginx: '/usr/sbin/nginx', apache2: '/usr/sbin/apache2', caddy: '/usr/bin/caddy' }

/** Installs the web servers for testing the static hosts' files, if possible. */
export function ensureWebServers(): void {
  const missing = Object.entries(packages).filter(([, program]) => !existsSync(program))
  if (missing.length > 0) installDebian(missing.map(([name]) => name))
}
