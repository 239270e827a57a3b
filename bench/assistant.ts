// Prints how well and how fast the learning assistant's built-in engine works: `npm run bench:assistant`.
// With `--misses` it also lists the known statements whose pattern it gets wrong.

import { accuracyOn } from '#assistant/builtin/accuracy.ts'
import { analyze, generateCode } from '#assistant/builtin/builtin-engine.ts'
import { corpus } from '#assistant/builtin/corpus.ts'
import { languages } from '#contracts/assistant-fields.ts'

const started = performance.now()
const [one] = corpus
if (one) analyze(one.text)
console.log(`First analysis in this process: ${(performance.now() - started).toFixed(0)} ms`)

const { total, first, firstThree, missed } = accuracyOn(corpus)
const share = (count: number) => `${count}/${total} (${((100 * count) / total).toFixed(1)} %)`
console.log(
  `Known statements, each left out of its own comparison: right pattern first ${share(first)}, among the first three ${share(firstThree)}`,
)
if (process.argv.includes('--misses')) {
  for (const { text, right, got } of missed) {
    console.log(`  ${right.join('|')} not in ${got.join(', ') || 'nothing'}: ${text.slice(0, 90)}`)
  }
}

const times = corpus
  .slice(0, 60)
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
