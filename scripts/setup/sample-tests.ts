import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Deletes the tests of the sample's texts, with the programs and files behind its articles. They
 * fail once the texts are another company's.
 */
export function removeSampleTests(root: string) {
  const evidence = readdirSync(join(root, 'evidence')).filter((name) => name !== 'kit')
  for (const name of [
    ...evidence.map((entry) => `evidence/${entry}`),
    'public/evidence',
    'e2e/spec-sample.spec.ts',
  ])
    rmSync(join(root, name), { recursive: true, force: true })
}
