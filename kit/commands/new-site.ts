// `npm run setup`: makes the site yours. Asks who it's for, writes the answers into identity.ts,
// and replaces the sample's content with short files. It can be run again: it starts from your
// answers and leaves your own content alone. Every question has a flag, such as --name="Farol".
// With --yes, nothing is asked.
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { contentFolder } from '#content/content-folder.ts'
import { partNames } from '#contracts/parts.ts'
import { isSample } from '#contracts/sample.ts'
import { identity } from '#identity.ts'
import listed from '#site/theme/names.json' with { type: 'json' }
import { helpOption, readArguments } from './arguments.ts'
import { type Answers, identityWith } from './setup/identity-file.ts'
import { problemOf, questions } from './setup/questions.ts'
import { changedMessages, messagesOf, skeleton } from './setup/skeleton.ts'

const root = fileURLToPath(new URL('../', import.meta.url))
const help = `Usage: npm run setup -- [options]

Asks who the site is for, writes the answers into identity.ts, and replaces the sample's content
with short files. You can run it again: it then starts from your answers.

Options
${questions.map(({ flag, text }) => `  --${flag.padEnd(10)} ${text}`).join('\n')}
  --yes        asks nothing: takes these answers and the ones in identity.ts
  --help       prints this`

const { values: flags } = readArguments(help, {
  options: {
    ...Object.fromEntries(questions.map(({ flag }) => [flag, { type: 'string' as const }])),
    yes: { type: 'boolean', default: false },
    help: helpOption,
  },
})
const given: Record<string, string | boolean | undefined> = flags

const answers = await ask()
const file = join(root, 'identity.ts')
writeFileSync(file, identityWith(readFileSync(file, 'utf8'), answers, false))
writeFileSync(
  join(root, 'site/theme/names.json'),
  `${JSON.stringify({ ...listed, default: answers.theme }, null, 2)}\n`,
)
console.log('\nidentity.ts has your answers.')
if (isSampleContent() && answers.name !== 'WIZE') replaceSample(answers)
else console.log(`${contentFolder}/ is as it was.`)
console.log('\nNext: npm run dev shows the site, npm run verify says what is left to do.')

async function ask(): Promise<Answers> {
  const result: Record<string, string> = {}
  const interactive = process.stdin.isTTY && !flags.yes
  const terminal = interactive
    ? createInterface({ input: process.stdin, output: process.stdout })
    : undefined
  const problems: string[] = []
  for (const question of questions) {
    const { flag, text, current } = question
    const known = current(identity, isSample, result)
    let answer = String(given[flag] ?? '') || known
    if (terminal && given[flag] === undefined) {
      for (;;) {
        answer = (await terminal.question(`${text}${known ? ` [${known}]` : ''} `)).trim() || known
        const wrong = problemOf(question, answer)
        if (!wrong) break
        console.log(`  ${wrong}`)
      }
    }
    const wrong = problemOf(question, answer)
    if (wrong) problems.push(`  --${flag}: ${wrong}`)
    result[flag] = answer
  }
  terminal?.close()
  if (problems.length > 0) {
    console.error(`Some answers are missing or can’t be used:\n${problems.join('\n')}`)
    process.exit(1)
  }
  const without = (result['without'] ?? '').split(',').map((part) => part.trim())
  const parts = Object.fromEntries(partNames.map((part) => [part, !without.includes(part)]))
  return { ...(result as unknown as Answers), parts: parts as Answers['parts'] }
}

function isSampleContent(): boolean {
  const home = join(root, contentFolder, 'pages/home.yaml')
  return existsSync(home) && /\bWIZE\b/.test(readFileSync(home, 'utf8'))
}

/**
 * Deletes the sample's pages, entries, articles and pictures, and puts short files in their place.
 * Nothing outside the content is deleted, so that later versions of the kit merge there.
 */
function replaceSample(answers: Answers) {
  for (const folder of [
    ...['blog', 'deliverables', 'engagements', 'pages', 'people', 'pictures', 'projects'],
    'services',
  ])
    rmSync(join(root, contentFolder, folder), { recursive: true, force: true })
  const files = skeleton(answers)
  for (const [name, text] of Object.entries(files)) {
    const target = join(root, contentFolder, name)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, text)
  }
  for (const [name, change] of Object.entries(messagesOf(answers))) {
    const target = join(root, contentFolder, name)
    const changed = changedMessages(JSON.parse(readFileSync(target, 'utf8')), change)
    writeFileSync(target, `${JSON.stringify(changed, null, 2)}\n`)
  }
  console.log(
    `The sample’s pages and articles are gone; write your own over these in ${contentFolder}/:`,
  )
  for (const name of [...Object.keys(files), ...Object.keys(messagesOf(answers))])
    console.log(`  ${name}`)
}
