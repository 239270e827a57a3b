import {
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
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

test('what a killed program has left is removed, and not what another one is writing', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'private-file-'))
  const leave = (name: string, minutes: number) => {
    writeFileSync(join(folder, name), 'half')
    utimesSync(join(folder, name), new Date(), Date.now() / 1000 - minutes * 60)
  }
  const id = '0d5f7b9e-1c2a-4e6f-8a3b-5c7d9e1f2a4b'
  leave(`inquiries.${id}.csv`, 11)
  leave(`inquiries.${id.replace('0', '1')}.csv`, 9)
  leave(`others.${id}.csv`, 11)
  leave('inquiries.2025.csv', 11)
  await writePrivate(join(folder, 'inquiries.csv'), ['whole'])
  expect(readdirSync(folder)).toHaveLength(4)
  expect(readdirSync(folder)).not.toContain(`inquiries.${id}.csv`)
  rmSync(folder, { recursive: true })
})
