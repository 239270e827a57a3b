// Prints how well and how fast the learning assistant's built-in engine works: `npm run bench:assistant`.
// With `--tune` it also lists the tuning statements it gets wrong; those of the report stay unseen.

import { accuracyOn } from '#assistant/builtin/accuracy.ts'
import { analyze, generateCode } from '#assistant/builtin/builtin-engine.ts'
import { reportStatements } from '#assistant/builtin/statements/report.ts'
import { tuneStatements } from '#assistant/builtin/statements/tune.ts'
import { languages } from '#contracts/assistant-fields.ts'

const started = performance.now()
const [one] = tuneStatements
if (one) analyze(one.text)
console.log(`First analysis in this process: ${(performance.now() - started).toFixed(0)} ms`)

for (const [name, statements] of [
  ['Tuning set', tuneStatements],
  ['Report set', reportStatements],
] as const) {
  const { total, first, firstThree, missed } = accuracyOn(statements)
  const share = (count: number) => `${count}/${total} (${((100 * count) / total).toFixed(1)} %)`
  console.log(
    `${name}: right pattern first ${share(first)}, among the first three ${share(firstThree)}`,
  )
  if (statements === tuneStatements && process.argv.includes('--tune')) {
    for (const { text, right, got } of missed) {
      console.log(
        `  ${right.join('|')} not in ${got.join(', ') || 'nothing'}: ${text.slice(0, 90)}`,
      )
    }
  }
}

const times = reportStatements
  .flatMap(({ text }) =>
    languages.map((language) => {
      const start = performance.now()
      const { approaches } = analyze(text)
      generateCode({ approach: approaches.at(-1)?.name ?? '', problemText: text, language })
      return performance.now() - start
    }),
  )
  .sort((a, b) => a - b)
const at = (share: number) => times[Math.floor(share * (times.length - 1))]?.toFixed(1)
console.log(`Analysis and code together, ms: median ${at(0.5)}, 95th ${at(0.95)}, longest ${at(1)}`)
