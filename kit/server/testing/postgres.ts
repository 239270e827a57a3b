import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port.ts'

export interface PostgresServer {
  address: string
  /** Creates an empty database and returns its address. */
  database(): Promise<string>
  /** Freezes or resumes all of its processes. */
  freeze(frozen: boolean): void
  stop(): Promise<void>
}

/** The folder of the newest PostgreSQL programs; undefined if it isn't installed. */
export function findPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql'
  const versions = existsSync(debian) ? readdirSync(debian) : []
  const folders = versions
    .sort((a, b) => Number(b) - Number(a))
    .map((version) => join(debian, version, 'bin'))
  return [...folders, ...(process.env.PATH ?? '').split(':')].find((folder) =>
    existsSync(join(folder, 'initdb')),
  )
}

/**
 * Starts a PostgreSQL server of its own, empty, on a free port of the loopback address. PostgreSQL
 * does not run as root, so root lends it the user `postgres` or `nobody`.
 *
 * @param durable whether it syncs to disk; tests that don't crash the machine needn't wait for that
 */
export async function startPostgres(
  bin: string,
  durable = true,
  connections = 60,
): Promise<PostgresServer> {
  const folder = mkdtempSync(join(tmpdir(), 'wize-postgres-'))
  const user = process.getuid?.() === 0 ? unprivileged() : undefined
  if (user) chownSync(folder, user.uid, user.gid)
  const data = join(folder, 'data')
  execFileSync('cp', ['-a', emptyCluster(bin, user), data])
  const port = await freePort()
  const settings = [`max_connections=${connections}`, `fsync=${durable ? 'on' : 'off'}`]
  const args = [
    ...['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder],
    ...settings.flatMap((setting) => ['-c', setting]),
  ]
  const server = spawn(join(bin, 'postgres'), args, {
    cwd: folder,
    uid: user?.uid,
    gid: user?.gid,
    stdio: 'ignore',
  })
  const exited = once(server, 'exit')
  let isFrozen = false
  const freeze = (frozen: boolean) => {
    if (frozen === isFrozen) return
    const { pid } = server
    if (pid === undefined) throw new Error('PostgreSQL has not started')
    if (frozen) freezeAll(pid)
    else resumeAll(pid)
    isFrozen = frozen
  }
  const stop = async () => {
    server.kill('SIGINT')
    // A frozen server would never notice.
    freeze(false)
    await exited
    rmSync(folder, { recursive: true, force: true })
  }
  const endWithUs = () => server.kill('SIGINT')
  process.once('exit', endWithUs)

  const address = `postgres://wize@127.0.0.1:${port}/postgres`
  try {
    await answering(address)
  } catch (error) {
    await stop()
    throw error
  }
  return {
    address,
    database: () => createDatabase(address),
    freeze,
    async stop() {
      process.off('exit', endWithUs)
      await stop()
    },
  }
}

/** Creates an empty database on a server and returns its address. */
export async function createDatabase(server: string): Promise<string> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client(server)
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return new URL(name, server).href
}

/** Freezes a process and its children. */
function freezeAll(parent: number) {
  // While the parent is stopped, it starts no process, and the id of one that ended stays taken.
  process.kill(parent, 'SIGSTOP')
  try {
    for (const child of childrenOf(parent)) process.kill(child, 'SIGSTOP')
  } catch (error) {
    process.kill(parent, 'SIGCONT')
    throw error
  }
}

/** Resumes a frozen process and its children; the parent last, for the same reason. */
function resumeAll(parent: number) {
  for (const child of childrenOf(parent)) process.kill(child, 'SIGCONT')
  process.kill(parent, 'SIGCONT')
}

const childrenOf = (parent: number): number[] =>
  spawnSync('pgrep', ['-P', String(parent)], { encoding: 'utf8' })
    .stdout.split('\n')
    .filter(Boolean)
    .map(Number)

/**
 * An empty cluster to copy, because `initdb` takes a second of processor time.
 */
function emptyCluster(bin: string, user: ReturnType<typeof unprivileged> | undefined): string {
  const version = execFileSync(join(bin, 'postgres'), ['--version'], { encoding: 'utf8' }).trim()
  const name = `${version.replaceAll(/[^\w.]+/g, '-')}-${user?.uid ?? 'own'}`
  const kept = join(import.meta.dirname, '../../../node_modules/.cache', name)
  if (existsSync(kept)) return kept
  mkdirSync(join(kept, '..'), { recursive: true })
  const made = mkdtempSync(join(tmpdir(), 'wize-cluster-'))
  if (user) chownSync(made, user.uid, user.gid)
  execFileSync(
    join(bin, 'initdb'),
    ['-D', made, '-U', 'wize', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'],
    { cwd: made, uid: user?.uid, gid: user?.gid, stdio: 'ignore' },
  )
  // Other tests may be making it, too: the first one puts it into place, complete.
  const next = `${kept}-${process.pid}`
  execFileSync('cp', ['-a', made, next])
  rmSync(made, { recursive: true })
  try {
    renameSync(next, kept)
  } catch {
    rmSync(next, { recursive: true })
  }
  return kept
}

function unprivileged() {
  for (const name of ['postgres', 'nobody']) {
    try {
      const id = (flag: string) => Number(execFileSync('id', [flag, name], { stdio: 'pipe' }))
      return { uid: id('-u'), gid: id('-g') }
    } catch {
      // Try the next one.
    }
  }
  throw new Error('There is no user to run PostgreSQL as')
}

async function answering(connectionString: string) {
  for (let attempt = 1; ; attempt++) {
    const client = new pg.Client({ connectionString })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      if (attempt === 100) throw error
      await wait(100)
    }
  }
}
