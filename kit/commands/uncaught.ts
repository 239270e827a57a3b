// Preloaded in every command: says in whose file a mistake is, without a stack trace through packages.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { inspect } from 'node:util'
import { fileProblem } from '#server/file-problem.ts'

process.on('uncaughtException', (error) => {
  console.error(uncaughtText(error))
  process.exit(1)
})

// Whoever reads the output, such as `head`, has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(1)
  throw error
})

export function uncaughtText(error: NodeJS.ErrnoException & { id?: unknown }): string {
  const { message, stack = '', id } = error
  const problem = fileProblem(error)
  if (problem) return problem
  // Errors about content have no stack, and the bundler's message shows the place.
  if (stack === message || /^ +at .*[/\\]rolldown[/\\]/m.test(stack)) return message
  // Astro adds which page it was at.
  const file = ownersFile(stack) ?? (isOwners(id) ? id : undefined)
  return file ? `${file}: ${message}` : inspect(error)
}

const isOwners = (file: unknown): file is string =>
  typeof file === 'string' && !/^\.\.|^\/|node_modules|\0/.test(file)

/** The owner's file that an error in a built page comes from; undefined if it's the kit's or a package's. */
function ownersFile(stack: string): string | undefined {
  const [, chunk, line] = /(file:\S+\.prerender\/\S+\.mjs):(\d+):\d+/.exec(stack) ?? []
  if (!chunk) return undefined
  const lines = readFileSync(fileURLToPath(chunk), 'utf8').split('\n').slice(0, Number(line))
  // Above each module, the bundler writes its name.
  const [name] = lines
    .map((each) => /^\/\/ (\S+\.\w+)$/.exec(each)?.[1])
    .filter(Boolean)
    .slice(-1)
  return isOwners(name) ? name : undefined
}
