// `npm run inbox`: the owner's commands for inquiries, quarantine, and deliveries.
import { createInterface } from 'node:readline/promises'
import { inboxCommand } from './command.ts'

async function ask(question: string): Promise<string> {
  const terminal = createInterface({ input: process.stdin, output: process.stderr })
  const answer = await terminal.question(question)
  terminal.close()
  return answer
}

process.exitCode = await inboxCommand(process.argv.slice(2), {
  env: process.env,
  out: (text) => process.stdout.write(text),
  err: (text) => process.stderr.write(text),
  // Output to a file or pipe gets long lines.
  width: process.stdout.columns ?? 200,
  ...(process.stdin.isTTY && { ask }),
})
