import { readFileSync } from 'node:fs'
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
  const ends = to ? written(to) : undefined
  for (const line of table.split('\n')) {
    const [, local = '', remote = '', , , , , uid, , inode] = line.trim().split(/\s+/)
    const isEnd = ends ? ends.includes(remote) : /^0+:0+$/.test(remote)
    if (starts.includes(local) && isEnd && inode !== '0') return Number(uid)
  }
  return undefined
}

function readTables(): string {
  return tables
    .map((path) => {
      try {
        return readFileSync(path, 'utf8')
      } catch {
        return ''
      }
    })
    .join('\n')
}

/**
 * Tells which connections to a port of ours come from other users of this computer. Undefined where
 * the system doesn't say, as only Linux does.
 */
export function otherUsers(
  port: number,
  self = process.geteuid?.(),
): ((socket: Socket) => boolean) | undefined {
  const own = { address: '127.0.0.1', port }
  // A browser on Windows reaches the Linux beside it (WSL) without a socket in its tables, and in
  // some containers not even our own listening socket is listed as ours.
  const isTold =
    !/microsoft/i.test(release()) && holderOf(readTables(), own) === process.geteuid?.()
  if (!isTold) return undefined

  const known = new WeakMap<Socket, boolean>()
  return (socket) => {
    const is = known.get(socket) ?? isOthers(socket)
    known.set(socket, is)
    return is
  }

  function isOthers({ remoteAddress: address, remotePort: port }: Socket): boolean {
    // Its client is gone. Nobody would read the answer, but a program would run.
    if (address === undefined || port === undefined) return true
    const holder = holderOf(readTables(), { address, port }, own)
    // Root may do anything anyway, and forwards the connections of some users.
    return holder !== self && holder !== 0
  }
}
