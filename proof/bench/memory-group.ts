// A control group that limits memory, as `MemoryMax` in a systemd unit does.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = '/sys/fs/cgroup'
/** Version 1 has a folder for each kind of limit. */
const [folder, limit, peak] = existsSync(join(root, 'memory'))
  ? ['memory', 'memory.limit_in_bytes', 'memory.max_usage_in_bytes']
  : ['.', 'memory.max', 'memory.peak']

export interface MemoryGroup {
  /** A command that runs another one within the limit. */
  under: string[]
  /** The most memory that the group has used, with the files that the system keeps for it, in MB. */
  peak(): number
  remove(): void
}

/** Makes a group with a limit in MB, and makes sure that it's enforced. */
export function memoryGroup(megabytes: number): MemoryGroup {
  const place = join(root, folder, `attack-${process.pid}`)
  mkdirSync(place)
  const under = ['sh', '-c', 'echo $$ >"$0"/cgroup.procs && exec "$@"', place]
  const group: MemoryGroup = {
    under,
    peak: () => Math.round(Number(readFileSync(join(place, peak), 'utf8')) / 2 ** 20),
    remove: () => rmdirSync(place),
  }
  writeFileSync(join(place, limit), `${megabytes}M`)
  const greedy = `Buffer.alloc(${megabytes} * 2 ** 20 * 1.1, 1)`
  const [command = '', ...args] = [...under, process.execPath, '-e', greedy]
  if (spawnSync(command, args).signal !== 'SIGKILL') {
    group.remove()
    throw new Error(`A process took more than ${megabytes} MB, so the limit isn't enforced here`)
  }
  // What was counted until now is the other process's.
  if (folder === 'memory') writeFileSync(join(place, peak), '0')
  return group
}
