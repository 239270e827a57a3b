#!/usr/bin/env node
// The command `wize`. Runs on any Node from 18 on, and starts the command itself with the Node 24 that
// comes as a package, in the site's folder.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const commands = {
  new: ['commands/new', 'makes a site in a new folder: wize new my-site'],
  start: ['commands/start', 'builds and serves the site on http://localhost:3000'],
  dev: ['commands/dev', 'shows the pages on http://localhost:4321 and reloads as you edit'],
  edit: ['commands/edit', 'the same, with an editor for content/ in the browser'],
  build: ['commands/build', 'makes the site in dist/'],
  serve: ['server/main', 'serves dist/ with forms, inbox, newsletter, and statistics'],
  verify: ['commands/verify', 'checks whether the site is ready to publish'],
  publish: [
    'commands/publish',
    'builds and checks the site, commits content/ and identity.ts, and makes the new build the live one',
  ],
  inbox: ['commands/inbox', 'reads, searches, exports, and deletes what visitors sent'],
  newsletter: [
    'commands/newsletter',
    'sends an article or a letter, imports and exports addresses',
  ],
  report: ['commands/report', 'which pages are read, and which bring inquiries'],
  doctor: [
    'commands/doctor',
    'which placeholders are left, what each service is set to, and what an update needs',
  ],
  setup: ['commands/setup', 'asks who the site is for, and writes your answers into identity.ts'],
  post: ['commands/new-post', 'makes a draft in content/: wize post "Title"'],
  'add-language': [
    'commands/add-language',
    'adds a language, with its texts to translate: wize add-language fr',
  ],
  words: ['commands/words', 'exchanges a language’s texts with translators: wize words export fr'],
  import: [
    'commands/import',
    'imports a WordPress, Ghost, Hugo, or Jekyll site: wize import wordpress export.xml',
  ],
  adopt: [
    'commands/adopt',
    'converts a site of version 1, which was a clone of the kit’s repository',
  ],
}
/** Commands that need no site, because they make one. */
const makers = ['new', 'adopt']
const [name = '--help', ...rest] = process.argv.slice(2)
const command = Object.hasOwn(commands, name) ? commands[name] : undefined
if (!command) {
  const list = Object.entries(commands).map(([word, [, does]]) => `  ${word.padEnd(13)} ${does}`)
  console.log(`Usage: wize <command> [options]\n\n${list.join('\n')}\n\nEach has --help.`)
  process.exit(['--help', '-h', 'help'].includes(name) ? 0 : 2)
}
// These take no options, and would start at once.
if (['start', 'build', 'serve'].includes(name) && rest.length > 0) {
  if (rest.some((word) => /^(-h|--help)$/.test(word))) {
    console.log(`Usage: npm run ${name}\n\nThis command ${command[1]}. It has no options.`)
    process.exit()
  }
  console.error(
    `error: ${name} has no options; found '${rest.join(' ')}'. .env has the settings.\nSee: npm run ${name} -- --help`,
  )
  process.exit(2)
}
const file = (path) => fileURLToPath(new URL(`../${path}`, import.meta.url))
const [script] = command
const require = createRequire(import.meta.url)
const node = require.resolve('node/bin/node')
const settings = require('./node-settings.json')
const flags = [
  // A reload while the server starts would end it. What it reads from then on is new anyway.
  ...(name === 'serve' ? ['--import', 'data:text/javascript,process.on("SIGHUP",()=>{})'] : []),
  // Node itself would print a line if the file were missing.
  ...(existsSync('.env') ? ['--env-file=.env'] : []),
  ...settings.flags,
  // Those are for the server. Of a build's pages, more garbage is collected while it's young.
  ...(['build', 'publish'].includes(name) ? ['--max-semi-space-size=32'] : []),
  '--import',
  new URL('../commands/compile-cache.mjs', import.meta.url).href,
  '--import',
  new URL('../commands/uncaught.ts', import.meta.url).href,
]
const words = new URL('../owner/register-words.ts', import.meta.url).href
if (!makers.includes(name)) flags.push('--import', words)
// Lets the C library give memory back to the system after a busy hour. It reads these as a process
// starts, so a file .env would come too late.
const memory = ['serve', 'start'].includes(name) ? settings.memory : {}
// The language decides which of the site's words a process reads as it starts.
const [, language] =
  (['dev', 'edit'].includes(name) && / --language[ =](\S+)/.exec(` ${rest.join(' ')}`)) || []
const child = spawn(node, [...flags, file(`${script}.ts`), ...rest], {
  stdio: 'inherit',
  env: { ...memory, ...process.env, ...(language && { WIZE_LANGUAGE: language }) },
})
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal))
child.on('exit', (code, signal) => {
  if (signal) process.removeAllListeners(signal)
  if (signal) process.kill(process.pid, signal)
  else process.exitCode = code ?? 1
})
