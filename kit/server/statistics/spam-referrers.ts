import { readFile } from 'node:fs/promises'

/**
 * Hosts that send fake visits to be seen in reports, from a file with one per line, such as
 * Matomo's referrer-spam-list. Empty if there's no file.
 */
export async function readSpamReferrers(file: string): Promise<Set<string>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
    return ''
  })
  const lines = text.split('\n').map((line) => line.trim().toLowerCase())
  return new Set(lines.filter((line) => line && !line.startsWith('#')))
}

/** Whether a source is one of the hosts or below one. */
export function isListed(hosts: ReadonlySet<string>, source: string): boolean {
  let host = source.replace(/:\d+$/, '')
  while (host) {
    if (hosts.has(host)) return true
    const dot = host.indexOf('.')
    host = dot === -1 ? '' : host.slice(dot + 1)
  }
  return false
}
