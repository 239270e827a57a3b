import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkIdentity } from '#contracts/identity.ts'

const root = join(import.meta.dirname, '..')

it.each(globSync('examples/*/identity.ts', { cwd: root }))('%s can be used', async (file) => {
  const { identity } = await import(join(root, file))
  expect(checkIdentity(identity).company.name).toBeTruthy()
})
