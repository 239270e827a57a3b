// `npm run evidence [-- slug …] [--write]`: recomputes the figures that articles publish and
// compares them with public/evidence/; `--write` publishes them. Then runs the published programs by
// the commands that the article names. By default, for all articles.
import { mkdirSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { commandProblems } from './evidence/commands.ts'
import {
  disagreements,
  load,
  produce,
  publicFolder,
  slugs,
  unproven,
} from './evidence/published.ts'

const { values, positionals } = parseArgs({
  options: { write: { type: 'boolean', default: false } },
  allowPositionals: true,
})
const unknown = positionals.filter((slug) => !slugs.includes(slug))
if (unknown.length > 0) {
  console.error(`No evidence for ${unknown.join(', ')}. There is some for:\n${slugs.join('\n')}`)
  process.exit(1)
}

for (const slug of positionals.length > 0 ? positionals : slugs) {
  const evidence = await load(slug)
  console.log(`${slug}\n  ${evidence.about}`)
  const start = Date.now()
  try {
    const produced = await produce(evidence)
    if (values.write) {
      mkdirSync(publicFolder(slug), { recursive: true })
      for (const [file, text] of produced) writeFileSync(`${publicFolder(slug)}/${file}`, text)
    }
    const claims = await unproven(evidence, produced)
    const commands = await commandProblems(slug, evidence)
    const problems = [...disagreements(slug, evidence, produced), ...claims.problems, ...commands]
    for (const problem of problems) console.error(`  ${problem}`)
    if (problems.length > 0) process.exitCode = 1
    else {
      const seconds = ((Date.now() - start) / 1000).toFixed(1)
      console.log(
        `  ${produced.size} files agree with what is published. Claims that hold, and that a planted fault refutes: ${claims.count} (${seconds} s)`,
      )
    }
  } catch (error) {
    console.error(`  ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
  }
}
