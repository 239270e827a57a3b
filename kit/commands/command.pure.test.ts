import { expect, test } from 'vitest'
import { command, Failure, run, UsageError } from './command.ts'

async function outcomeOf(error: Error | undefined, args: string[] = []) {
  let text = ''
  const add = (more: string) => {
    text += more
  }
  const made = () =>
    command('npm run try', 'Tries something.').action(() => {
      if (error) throw error
    })
  const status = await run(made, args, { env: {}, out: add, err: add, width: 80 })
  return { status, text }
}

test('the exit status says who is to act, and only a mistake of ours has a stack', async () => {
  expect(await outcomeOf(undefined)).toEqual({ status: 0, text: '' })
  expect(await outcomeOf(new Failure(75))).toEqual({ status: 75, text: '' })
  expect(await outcomeOf(new Error('The store is gone.'))).toEqual({
    status: 1,
    text: 'The store is gone.\n',
  })
  const colored = new Error('\u001b[31mNo such file\u001b[39m\r\nat a.css')
  expect((await outcomeOf(colored)).text).toBe('No such file\nat a.css\n')
  const readOnly = { code: 'EROFS', path: 'x.csv' }
  expect((await outcomeOf(Object.assign(new Error('EROFS: open'), readOnly))).text).toBe(
    'x.csv can’t be written, because its file system is read-only. Name a place elsewhere, or make that one writable.\n',
  )
  const usage = 'See: npm run try -- --help\n'
  expect(await outcomeOf(new UsageError('Give ids.'))).toEqual({
    status: 2,
    text: `Give ids.\n${usage}`,
  })
  expect(await outcomeOf(undefined, ['--nope'])).toEqual({
    status: 2,
    text: `error: unknown option '--nope'\n${usage}`,
  })
  const mistake = await outcomeOf(new TypeError('undefined is not a function'))
  expect(mistake).toMatchObject({ status: 1, text: expect.stringMatching(/^ +at /m) })
})
