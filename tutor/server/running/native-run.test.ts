import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { expect, test } from 'vitest'
import words from '#messages/assistant-server.json' with { type: 'json' }
import { canRun, runNatively } from './native-run.ts'
import { sandbox } from './sandbox.ts'

const signal = new AbortController().signal
const hasPython = canRun('python', 'builtin')

test('JavaScript of a model reaches no file and no process', async () => {
  const programs = [
    "console.log(require('node:fs').readFileSync('/etc/passwd', 'utf8'))",
    "console.log(require('node:child_process').execSync('id').toString())",
  ]
  for (const program of programs) {
    const [run] = await runNatively('javascript', program, [''], signal)
    expect(run?.error).toContain('Access to this API has been restricted')
  }
})

test.skipIf(!hasPython)('gives outputs, and errors with what went wrong', async () => {
  const code = 'print(10 // int(input()))'
  expect(await runNatively('python', code, ['5\n', '0\n'], signal)).toEqual([
    { output: '2' },
    { error: expect.stringContaining('ZeroDivisionError') },
  ])
})

test.skipIf(!hasPython)(
  'stops a program that prints without end, or is no longer wanted',
  async () => {
    const code = "while True: print('x' * 1000)"
    expect(await runNatively('python', code, [''], signal)).toEqual([
      { error: words.runs.printedTooMuch },
    ])
    const leaving = AbortSignal.timeout(500)
    await expect(runNatively('python', 'while True: pass', ['', ''], leaving)).rejects.toThrow()
  },
)

test.skipIf(!hasPython)('limits memory', async () => {
  const [run] = await runNatively('python', 'x = bytearray(3 * 10**9)', [''], signal)
  expect(run?.error).toContain('MemoryError')
})

test.skipIf(!hasPython || sandbox() === 'none')('has no network', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const code = `import socket\nsocket.create_connection(("127.0.0.1", ${port}), 2)\nprint("connected")`
  const [run] = await runNatively('python', code, [''], signal)
  server.close()
  expect(run?.error).toMatch(/OSError|ConnectionRefusedError/)
})
