import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { commandFlags, siteEnv } from './server-process.ts'

/** The program that `wize serve` runs. */
export const main: string = fileURLToPath(new URL('../main.ts', import.meta.url))

/** Starts it in a folder with `dist/`. */
export const startMain = (folder: string, env: Record<string, string> = {}) =>
  spawn(process.execPath, [...commandFlags, main], {
    cwd: folder,
    env: { ...siteEnv, PORT: '0', HOST: '127.0.0.1', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

/** The address that it says it listens at. */
export function originOf(child: ChildProcess): Promise<string> {
  const { promise, resolve } = Promise.withResolvers<string>()
  let log = ''
  child.stdout?.on('data', (chunk) => {
    log += chunk
    const found = /listening at (http:[^"]+)/.exec(log)
    if (found?.[1]) resolve(found[1])
  })
  return promise
}

/**
 * Four visitors who read a page again and again. What they got is known once they've left. Without a
 * `pause`, in ms, they miss no moment, but take all of the machine.
 */
export function visit(origin: string, pause = 0) {
  const statuses = new Set<number>()
  let visiting = true
  const visitors = Array.from({ length: 4 }, async () => {
    while (visiting) {
      // A page that's missing leads to another.
      statuses.add((await fetch(`${origin}/services`, { redirect: 'manual' })).status)
      if (pause > 0) await wait(pause)
    }
  })
  return async () => {
    visiting = false
    await Promise.all(visitors)
    return [...statuses]
  }
}
