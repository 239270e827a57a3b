import { findPostgres } from '#server/testing/postgres.ts'
import { installDebian } from './programs.ts'

/**
 * Installs PostgreSQL if possible and returns the folder of its programs. Tests that need it are
 * skipped without it.
 */
export function ensurePostgres(): string | undefined {
  if (!findPostgres()) installDebian(['postgresql'])
  return findPostgres()
}
