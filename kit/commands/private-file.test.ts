import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { writePrivate } from './private-file.ts'

test('a file that can’t be written to its end leaves what was there before, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-file-'))
  const file = join(folder, 'inquiries.csv')
  async function* cutOff() {
    yield 'half'
    throw new Error('The disk is full')
  }
  await expect(writePrivate(file, cutOff())).rejects.toThrow('full')
  expect(readdirSync(folder)).toEqual([])

  writeFileSync(file, 'before')
  await expect(writePrivate(file, cutOff())).rejects.toThrow('full')
  expect(readFileSync(file, 'utf8')).toBe('before')
  await writePrivate(file, ['whole'])
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual(['whole', 0o600])
  expect(readdirSync(folder)).toEqual(['inquiries.csv'])
  rmSync(folder, { recursive: true })
})
