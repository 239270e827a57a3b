// Run by `npm run check:pseudo` inside the pseudo-localized copy.
import { leaksInBuild } from './built-files.ts'

const leaks = [...leaksInBuild('dist')]
for (const { where, text } of leaks) console.error(`${where}: ${text}`)
console.log(leaks.length ? `${leaks.length} to repair.` : 'No plain English.')
process.exitCode = leaks.length ? 1 : 0
