// `npm run proof:engines`: the main journeys in Chromium, Firefox, and WebKit. Installs Debian's packages if
// they're missing. Build the site first. Options: --only=firefox,webkit --journeys=menu --port=3395.
import { parseArgs } from 'node:util'
import { startSite } from '@wize/kit/commands/verify/served-site.ts'
import { table } from '../bench/figures.ts'
import { journeys, Visit } from './journeys.ts'
import { chromium, firefox } from './puppeteer.ts'
import type { Engine } from './view.ts'
import { webkit } from './webkit.ts'

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: 'chromium,firefox,webkit' },
    journeys: { type: 'string', default: '' },
    port: { type: 'string', default: '3395' },
    quick: { type: 'boolean', default: false },
  },
})
const port = Number(values.port)
const launchers: Record<string, () => Promise<Engine | undefined>> = {
  chromium,
  firefox,
  webkit: () => webkit(port + 1),
}
const chosen = journeys.filter(({ name }) => name.includes(values.journeys))
if (chosen.length === 0) throw new Error(`No journey has “${values.journeys}” in its name`)
const columns: { name: string; results: string[] }[] = []
const site = await startSite(values.port)
try {
  for (const name of values.only.split(',')) {
    const engine = await launchers[name]?.()
    if (!engine) columns.push({ name, results: chosen.map(() => 'skipped: not installed') })
    else columns.push({ name: engine.name, results: await walk(engine) })
  }
} finally {
  await site.stop()
}
console.log(`## Journeys in three engines

${table(
  ['journeys', ...columns.map(({ name }) => name)],
  [
    ...Map.groupBy(chosen, (_, row) => JSON.stringify(columns.map(({ results }) => results[row]))),
  ].map(([results, same]) => [same.map(({ name }) => name).join(', '), ...JSON.parse(results)]),
)}`)

async function walk(engine: Engine): Promise<string[]> {
  const results: string[] = []
  for (const { name, run } of chosen) {
    try {
      const untried = await run(new Visit(engine.view, site.origin))
      results.push(typeof untried === 'string' ? untried : 'works')
    } catch (error) {
      process.exitCode = 1
      results.push(`**${(error as Error).message.split('\n')[0]}**`)
    }
    console.error(`${engine.name}, ${name}: ${results.at(-1)}`)
  }
  await engine.close()
  return results
}
