// What a process has used, as Linux counts it.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Processor time of all threads of a process. Kept in nanoseconds, unlike `/proc/<pid>/stat`. */
export function processorSeconds(pid: number): number {
  const tasks = `/proc/${pid}/task`
  const times = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  )
  return times.reduce((sum, time) => sum + time, 0) / 1e9
}

/** Resident memory of a process in MB. */
export const residentMemory = (pid: number) => memory(pid, 'VmRSS')

/** The most resident memory that a process has had, in MB. */
export const peakMemory = (pid: number) => memory(pid, 'VmHWM')

/** Lets `peakMemory` begin anew. */
export const resetPeakMemory = (pid: number) => writeFileSync(`/proc/${pid}/clear_refs`, '5')

function memory(pid: number, field: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  return Math.round(Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) / 1024)
}
