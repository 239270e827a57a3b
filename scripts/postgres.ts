import { findPostgres } from '#server/testing/postgres.ts'
import { installDebian } from './programs.ts'

/** Folder of PostgreSQL's programs, installed where that can be done. What needs them skips without. */
export function ensurePostgres(): string | undefined {
  if (!findPostgres()) installDebian(['postgresql'])
  return findPostgres()
}
