// Vitest runs this once, before all tests. The PostgreSQL server that they share starts as soon as one
// of them asks for its address.
import { once } from 'node:events'
import { type AddressInfo, connect, createServer } from 'node:net'
import { availableParallelism } from 'node:os'
import { text } from 'node:stream/consumers'
import type { TestProject } from 'vitest/node'
import { findPostgres, type PostgresServer, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The port to ask at. */
    postgres: number
  }
}

export default async function setup({ provide }: TestProject) {
  const programs = findPostgres()
  if (!programs) return
  let server: Promise<PostgresServer> | undefined
  const asked = createServer(async (socket) => {
    try {
      server ??= startPostgres(programs, false, 60 * availableParallelism())
      socket.end((await server).address)
    } catch (error) {
      console.error(error)
      socket.destroy()
    }
  }).listen(0, '127.0.0.1')
  await once(asked, 'listening')
  provide('postgres', (asked.address() as AddressInfo).port)
  return async () => {
    asked.close()
    await (await server?.catch(() => undefined))?.stop()
  }
}

/** The address of the shared server. */
export async function sharedPostgres(port: number): Promise<string> {
  const address = await text(connect(port, '127.0.0.1'))
  if (!address) throw new Error('The PostgreSQL server that tests share didn’t start')
  return address
}
