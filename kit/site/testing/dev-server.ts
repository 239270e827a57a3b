import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdtempSync } from 'node:fs'
import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from 'node:http'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { siteRoot } from '#owner/root.ts'
import { freePort } from '#server/testing/free-port.ts'

const repository = join(import.meta.dirname, '../../..')
const wize = join(repository, 'kit/bin/wize.mjs')

/** A copy of the site that tests run on, beside it, to change at will. */
export function copySite(): string {
  const root = mkdtempSync(join(repository, 'sites/.copy-'))
  cpSync(siteRoot, root, {
    recursive: true,
    filter: (path) =>
      !/[\\/](node_modules|dist|data|\.astro)([\\/]|$)/.test(path.slice(siteRoot.length)),
  })
  return root
}

/** Starts `npm run dev` or `npm run edit` on a copy. */
export async function startSiteCopy(root: string, script: 'dev' | 'edit') {
  const port = await freePort()
  const child = spawn(process.execPath, [wize, script, '--port', `${port}`], {
    cwd: root,
    // Astro serves no pages if it sees Vitest.
    env: { ...process.env, WIZE_SITE: root, VITEST: undefined, NODE_ENV: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let log = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      log += text
    })
  const stop = async () => {
    const ended = child.exitCode === null && once(child, 'exit')
    child.kill()
    await ended
  }
  for (let attempt = 0; attempt < 600 && child.exitCode === null; attempt++) {
    const answer = await ask(port, '/').catch(() => undefined)
    if (answer?.status === 200) return { port, stop, log: () => log }
    await sleep(200)
  }
  await stop()
  throw new Error(`The dev server did not start:\n${log}`)
}

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: Buffer
}

/** Unlike `fetch`, sends the address as it is. */
export function ask(
  port: number,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const options = { port, path, headers: { host: `localhost:${port}`, ...headers } }
    request(options, (response) => {
      const { statusCode: status = 0, headers } = response
      // A server that restarts may end while it answers.
      const parts: Promise<Buffer[]> = response.toArray()
      parts.then((all) => resolve({ status, headers, body: Buffer.concat(all) }), reject)
    })
      .on('error', reject)
      .end()
  })
}
