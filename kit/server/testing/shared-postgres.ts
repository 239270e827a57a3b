// Vitest runs this before the tests of a project: it starts a PostgreSQL server that all of them share.
import { availableParallelism } from 'node:os'
import type { TestProject } from 'vitest/node'
import { findPostgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string
  }
}

export default async function setup({ provide }: TestProject) {
  const programs = findPostgres()
  if (!programs) return
  const server = await startPostgres(programs, false, 60 * availableParallelism())
  provide('postgres', server.address)
  return () => server.stop()
}
