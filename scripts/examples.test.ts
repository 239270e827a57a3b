import { globSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { checkIdentity } from '#contracts/identity.ts'

const root = join(import.meta.dirname, '..')
const identities = globSync('examples/*/identity.ts', { cwd: root })

// A copy that uses an example in place of the sample contains no examples.
describe.skipIf(identities.length === 0)('the example companies', () => {
  it.each(identities)('%s can be used', async (file) => {
    const { identity } = await import(join(root, file))
    expect(checkIdentity(identity).company.name).toBeTruthy()
  })
})
