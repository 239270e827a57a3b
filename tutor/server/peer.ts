import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import type { Socket } from 'node:net'
import { endianness, release } from 'node:os'

/** One end of a connection over IPv4. */
interface End {
  address: string
  port: number
}

/** Linux's tables of TCP sockets: a program may reach an IPv4 address through an IPv6 socket, too. */
const tables = ['/proc/net/tcp', '/proc/net/tcp6']

/** As the tables write an address: the bytes in the machine's own order, then the port. */
function written({ address, port }: End): string[] {
  const bytes = Buffer.from(address.split('.').map(Number))
  if (endianness() === 'LE') bytes.reverse()
  const mapped = endianness() === 'LE' ? 'FFFF0000' : '0000FFFF'
  const end = `${bytes.toString('hex')}:${port.toString(16).padStart(4, '0')}`.toUpperCase()
  return [end, `0000000000000000${mapped}${end}`]
}

/**
 * The user who holds the socket from one end to another, or one that listens, by the text of Linux's
 * tables. A socket that its program has closed has no inode, and its user is then said to be root.
 */
export function holderOf(table: string, from: End, to?: End): number | undefined {
  const starts = written(from)
  const ends = to ? written(to) : [listening, `${'0'.repeat(24)}${listening}`]
  for (const start of starts)
    for (const end of ends) {
      const user = userOf(table, `: ${start} ${end} `)
      if (user !== undefined) return user
    }
  return undefined
}

/** The other end of a socket that listens. */
const listening = '00000000:0000'

/**
 * The user of a socket whose line contains its two ends, as long as it has an inode. Searching the
 * whole text takes a fraction of the time that taking thousands of lines apart does.
 */
function userOf(table: string, ends: string): number | undefined {
  for (let at = table.indexOf(ends); at !== -1; at = table.indexOf(ends, at + 1)) {
    const line = table.slice(at + ends.length, at + 300).split('\n', 1)[0] ?? ''
    const [, , , , uid, , inode] = line.trim().split(/\s+/)
    if (inode !== '0') return Number(uid)
  }
  return undefined
}

function readTablesSync(): string {
  return tables
    .map((path) => {
      try {
        return readFileSync(path, 'latin1')
      } catch {
        return ''
      }
    })
    .join('\n')
}

async function readTables(): Promise<string> {
  const texts = await Promise.all(tables.map((path) => readFile(path, 'latin1').catch(() => '')))
  return texts.join('\n')
}

/**
 * Runs work for many callers at once: those who come while it's under way share the next run, as they
 * need one that began after they came.
 */
export function shared<Result>(work: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve()
  let next: Promise<Result> | undefined
  return () => {
    next ??= running.then(() => {
      const run = work()
      next = undefined
      running = run.catch(() => undefined)
      return run
    })
    return next
  }
}

/**
 * Tells which connections to a port of ours come from other users of this computer. Undefined where
 * the system doesn't say, as only Linux does.
 */
export function otherUsers(
  port: number,
  self = process.geteuid?.(),
): ((socket: Socket) => Promise<boolean>) | undefined {
  const own = { address: '127.0.0.1', port }
  // A browser on Windows reaches the Linux beside it (WSL) without a socket in its tables, and in
  // some containers not even our own listening socket is listed as ours.
  const isTold =
    !/microsoft/i.test(release()) && holderOf(readTablesSync(), own) === process.geteuid?.()
  if (!isTold) return undefined

  // Another user may open thousands of sockets, which makes each look at the tables take long.
  const latestTables = shared(readTables)
  const known = new WeakMap<Socket, Promise<boolean>>()
  return (socket) => {
    const is = known.get(socket) ?? isOthers(socket)
    known.set(socket, is)
    return is
  }

  async function isOthers(socket: Socket): Promise<boolean> {
    const { remoteAddress: address, remotePort: port } = socket
    // Its client is gone. Nobody would read the answer, but a program would run.
    if (address === undefined || port === undefined) return true
    const holder = holderOf(await latestTables(), { address, port }, own)
    // Root may do anything anyway, and forwards the connections of some users.
    return socket.destroyed || (holder !== self && holder !== 0)
  }
}
