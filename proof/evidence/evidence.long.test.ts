import { describe, expect, it } from 'vitest'
import { disagreements, load, produce, runAlone, slugs, unproven } from './published.ts'

describe.each(slugs)('%s', (slug) => {
  it('publishes programs that run by the commands that the article names', async ({ skip }) => {
    const { code, commands = [] } = await load(slug)
    if (!code) skip('no programs')
    // `npm run evidence` runs those that need more than Node.
    for (const command of commands.filter((each) => each.startsWith('node ')))
      expect(await runAlone(slug, command), command).toMatch(/\d/)
  })

  it('produces what is published', async ({ skip }) => {
    const evidence = await load(slug)
    if (evidence.slow) skip('takes long: npm run evidence')
    const produced = await produce(evidence)
    expect(disagreements(slug, evidence, produced)).toEqual([])
    const { count, problems } = await unproven(evidence, produced)
    expect(problems).toEqual([])
    expect(count).toBeGreaterThan(0)
  })
})
