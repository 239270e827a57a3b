import Fastify from 'fastify'
import { Registry } from 'prom-client'
import { expect, test, vi } from 'vitest'
import { languages, speak, spokenLanguage } from '#owner/spoken-language.ts'
import { testStores } from '#server/testing/store.ts'
import { enqueue, outboxRow } from './outbox.ts'
import { openPostOffice } from './post-office.ts'
import type { Sender } from './sender.ts'

vi.mock('#owner/identity.ts', async (load) => {
  const own = await load<typeof import('#owner/identity.ts')>()
  return { ...own, identity: { ...own.identity, locale: 'en-US', locales: ['en-US', 'es-US'] } }
})

const stores = testStores('sqlite')

async function open() {
  const store = await stores.open()
  const app = Fastify()
  app.decorate('metrics', new Registry())
  const notices = { to: 'owner@wize.example', webhook: false }
  return { app, store, post: openPostOffice(app, { store, lease: 60_000, notices }) }
}

test('each kind goes to the sender that registered for it, and one without a sender waits', async () => {
  const { app, store, post } = await open()
  const delivered: string[] = []
  const sender = (name: string): Sender => ({
    deliver: async ({ payload }) => {
      delivered.push(`${name}: ${payload}`)
      return { outcome: 'sent' }
    },
    transport: 'mail',
  })
  post.register('letter', sender('letter'))
  post.register('postcard', sender('postcard'))
  const now = Date.now()
  const row = (kind: string) => outboxRow(kind, 'reader@example.com', { kind }, { now })
  await enqueue(store.db, [row('letter'), row('postcard'), row('telegram')])
  await app.ready()
  await vi.waitFor(async () => {
    const rows = await store.db.selectFrom('outbox').select(['kind', 'state']).execute()
    expect(Object.fromEntries(rows.map(({ kind, state }) => [kind, state]))).toEqual({
      letter: 'delivered',
      postcard: 'delivered',
      telegram: 'waiting',
    })
  })
  expect(delivered.sort()).toEqual(['letter: {"kind":"letter"}', 'postcard: {"kind":"postcard"}'])
  await app.close()
})

test('two senders for one kind, and one that comes too late, are mistakes of ours', async () => {
  const { app, post } = await open()
  const sender: Sender = { deliver: async () => ({ outcome: 'sent' }), transport: 'mail' }
  post.register('letter', sender)
  expect(() => post.register('letter', sender)).toThrow('Two senders')
  await app.ready()
  expect(() => post.register('postcard', sender)).toThrow('had opened')
  await app.close()
})

test('a visitor’s language doesn’t become that of the deliveries that their form began', async () => {
  const { app, store, post } = await open()
  const spoken: unknown[] = []
  const deliver: Sender['deliver'] = async () => {
    spoken.push(spokenLanguage())
    return { outcome: 'sent' }
  }
  post.register('letter', { deliver, transport: 'mail' })
  await app.ready()
  const [, spanish] = languages
  if (!spanish) throw new Error('expected a second language')
  // The look at the start may deliver the first ones, outside `speak`.
  for (let count = 1; count <= 5; count++) {
    await enqueue(store.db, [outboxRow('letter', 'a@b.example', {}, { now: Date.now() })])
    speak(spanish, () => post.wake())
    await vi.waitFor(() => expect(spoken).toHaveLength(count))
  }
  expect(spoken).toEqual(Array.from({ length: 5 }, () => undefined))
  await app.close()
})
