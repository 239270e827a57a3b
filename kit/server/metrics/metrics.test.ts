import type { AddressInfo } from 'node:net'
import { Gauge, Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { listenForMetrics } from './metrics.ts'

test('a number that cannot be read is an answer of 500, and the server goes on', async () => {
  const registry = new Registry()
  let broken = true
  new Gauge({
    name: 'a_number',
    help: 'May be broken.',
    registers: [registry],
    collect() {
      if (broken) throw new Error('unreadable')
    },
  })
  const server = await listenForMetrics(registry, 0)
  const { port } = server.address() as AddressInfo
  const ask = () => fetch(`http://127.0.0.1:${port}/metrics`)
  expect((await ask()).status).toBe(500)
  broken = false
  const answer = await ask()
  expect(answer.status).toBe(200)
  expect(await answer.text()).toContain('a_number 0')
  server.close()
})
