import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OldPictures } from './old-pictures.ts'

const below = '/wp-content/uploads/'
const isPicture = { 'content-type': 'image/png' }

let asked: string[]
let answer: RequestListener
let server: Server
let port: number
beforeEach(async () => {
  asked = []
  server = createServer((request, response) => {
    asked.push(request.url ?? '')
    answer(request, response)
  }).listen(0)
  await once(server, 'listening')
  port = (server.address() as AddressInfo).port
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

test.each([
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0.0.0.0',
  '[::1]',
  '[::ffff:127.0.0.1]',
  '[::]',
  'localhost',
])('sends no request to %s, which an export named', async (host) => {
  answer = (_, response) => response.writeHead(200, isPicture).end('x')
  const base = `http://${host}:${port}`
  const pictures = new OldPictures({ base, below })
  expect(await pictures.find(`${base}/a.png`)).toBeUndefined()
  expect(asked).toEqual([])
  expect(pictures.notes().join()).toContain('--private-network')
  const allowed = new OldPictures({ base, below, privateNetwork: true })
  expect(String(await allowed.find(`${base}/a.png`))).toBe('x')
})

test('follows a few redirects, but to no other kind of address', async () => {
  answer = ({ url }, response) => {
    if (url === '/a.png') response.writeHead(302, { location: '/b.png' }).end()
    else if (url === '/file.png') response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    else if (url === '/loop.png') response.writeHead(302, { location: '/loop.png' }).end()
    else response.writeHead(200, isPicture).end('b')
  }
  const base = `http://127.0.0.1:${port}`
  const pictures = new OldPictures({ base, below, privateNetwork: true })
  expect(String(await pictures.find('/a.png'))).toBe('b')
  expect(await pictures.find('/file.png')).toBeUndefined()
  expect(await pictures.find('/loop.png')).toBeUndefined()
  expect(asked.filter((url) => url === '/loop.png')).toHaveLength(4)
})

test('a redirect leads to no private address either', async () => {
  answer = ({ url }, response) =>
    url === '/a.png'
      ? response.writeHead(302, { location: `http://127.0.0.2:${port}/secret.png` }).end()
      : response.writeHead(200, isPicture).end('secret')
  const base = `http://127.0.0.1:${port}`
  const pictures = new OldPictures({ base, below }, (address) => address === '127.0.0.1')
  expect(await pictures.find('/a.png')).toBeUndefined()
  expect(asked).toEqual(['/a.png'])
  expect(pictures.notes().join()).toContain('from 127.0.0.2,')
})

test('asks nobody else, however an address is written', async () => {
  answer = (_, response) => response.writeHead(200, isPicture).end('x')
  const base = `http://127.0.0.1:${port}`
  const pictures = new OldPictures({ base, below, privateNetwork: true })
  for (const start of ['//', '/\\', '/a/../..//'])
    await pictures.find(`${base}${start}127.0.0.2:${port}/a.png`)
  expect(asked).toEqual([`/127.0.0.2:${port}/a.png`])
})

test('asks for each picture once, and gives up on a site that doesn’t answer', async () => {
  answer = ({ url }, response) => {
    if (url?.startsWith('/no')) response.destroy()
    else response.writeHead(200, isPicture).end('x')
  }
  const base = `http://127.0.0.1:${port}`
  const pictures = new OldPictures({ base, below, privateNetwork: true })
  await pictures.find('/a.png')
  await pictures.find('/a.png')
  expect(asked).toEqual(['/a.png'])
  for (let number = 0; number < 20; number++) await pictures.find(`/no${number}.png`)
  expect(asked.filter((url) => url.startsWith('/no'))).toHaveLength(5)
  expect(pictures.notes()).toHaveLength(1)
})

test('a link in the folder of uploads brings in nothing from elsewhere', async () => {
  const root = mkdtempSync(join(tmpdir(), 'uploads-'))
  try {
    mkdirSync(join(root, 'uploads'))
    writeFileSync(join(root, 'uploads/own.png'), 'own')
    writeFileSync(join(root, 'secret.png'), 'secret')
    symlinkSync(join(root, 'secret.png'), join(root, 'uploads/link.png'))
    const base = 'https://old.example'
    const pictures = new OldPictures({ base, below, uploads: join(root, 'uploads') })
    expect(String(await pictures.find(`${base}${below}own.png`))).toBe('own')
    expect(await pictures.find(`${base}${below}link.png`)).toBeUndefined()
    expect(await pictures.find(`${base}${below}..%2fsecret.png`)).toBeUndefined()
  } finally {
    rmSync(root, { recursive: true })
  }
})
