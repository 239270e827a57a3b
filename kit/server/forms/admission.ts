import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import plugin from 'fastify-plugin'
import { Overload } from '#server/answers.ts'
import { bodySize, isChunked, joinChunks } from '#server/body-size.ts'
import { maxFormBody, maxFormText } from './form-body.ts'
import { type FormLimits, networkFactor, windowCounts } from './limits.ts'
import { visitorAddress } from './visitor-address.ts'

/**
 * How many requests with a body one address may send to a route for each form that would be
 * accepted: enough for someone who mistypes, and few enough that refusing them costs little.
 */
const attemptsPerForm = 10
/**
 * Bodies that one address may have unfinished. A form of usual length arrives in one piece. One more
 * ends the oldest, so that slow senders don't lock out others behind their address.
 */
const maxUnfinished = 8
/**
 * Memory for bodies, in bytes, from their announcement until they're answered. It holds 10,000
 * inquiries of usual length.
 */
const maxBodyMemory = 12 * 1024 * 1024
/** The part of it for bodies that are longer than a form's text may be. */
const maxLongBodyMemory = 4 * 1024 * 1024
/**
 * How long a body may stay unfinished, in ms, once there's no room for others. Without this, one silent
 * body from each of 194 addresses would close all forms. A form of usual length arrives at once.
 */
const maxWaitWhenFull = 500

interface AdmissionOptions {
  limits: Pick<FormLimits, 'perAddress' | 'window'>
  /** A clock that can't be set. */
  now?: () => number
}

/**
 * Refuses requests with a body before it's read, if their address sends too many or if there's no
 * room. Each server counts for itself, because asking a shared store would cost more than the
 * request.
 */
export const admission = plugin(async (app: FastifyInstance, options: AdmissionOptions) => {
  const { limits, now = () => performance.now() } = options
  const attempts = windowCounts(now)
  const unfinished = new Map<string, Set<IncomingMessage>>()
  const held = { all: 0, long: 0 }
  /** The requests that something is held for, oldest first. `release` frees it. */
  const bodies = new Map<IncomingMessage, { since: number; long: number; release: () => void }>()

  app.addHook('onRequest', (request, reply, done) => {
    // No more is ever read.
    const size = Math.min(bodySize(request.raw), maxFormBody)
    if (size === 0 && request.method !== 'POST') return done()
    const keys = keysOf(request)
    for (const { key, factor } of keys) {
      const { count, ttl } = attempts(`${request.routeOptions.url}:${key}`, limits.window)
      if (count > limits.perAddress * attemptsPerForm * factor)
        return done(new Overload(429, Math.ceil(ttl / 1000)))
    }
    const long = size > maxFormText ? size : 0
    if (!makeRoom({ size, long }, keys)) return done(new Overload(503))

    held.all += size
    held.long += long
    for (const { key, factor } of keys) begin(request.raw, key, maxUnfinished * factor)
    const finish = () => {
      for (const { key } of keys) end(request.raw, key)
    }
    const release = () => {
      if (!bodies.delete(request.raw)) return
      finish()
      held.all -= size
      held.long -= long
    }
    bodies.set(request.raw, { since: now(), long, release })
    request.raw.once('end', finish)
    reply.raw.once('close', release)
    done()
  })
  app.addHook('preParsing', ({ raw }, _reply, body, done) => {
    if (!isChunked(raw)) return done(null, body)
    joinChunks(raw).then((joined) => done(null, joined), done)
  })

  /**
   * Makes room for a body by ending unfinished ones: the oldest of whoever has more than this sender,
   * or else the one that has taken too long. Returns false if there's none.
   */
  function makeRoom(
    { size, long }: { size: number; long: number },
    keys: { key: string }[],
  ): boolean {
    for (;;) {
      const isFull = held.all + size > maxBodyMemory
      if (!isFull && held.long + long <= maxLongBodyMemory) return true
      const ended = (isFull ? oldestOfMost(keys) : undefined) ?? slowest(!isFull)
      if (!ended) return false
      bodies.get(ended)?.release()
      ended.socket.destroy()
    }
  }

  function oldestOfMost(keys: { key: string }[]): IncomingMessage | undefined {
    const own = Math.max(...keys.map(({ key }) => unfinished.get(key)?.size ?? 0))
    let most: Set<IncomingMessage> | undefined
    for (const messages of unfinished.values())
      if (messages.size > Math.max(own + 1, most?.size ?? 0)) most = messages
    return [...(most ?? [])].find(({ complete }) => !complete)
  }

  function slowest(onlyLong: boolean): IncomingMessage | undefined {
    const latest = now() - maxWaitWhenFull
    for (const [message, { since, long }] of bodies) {
      if (since > latest) return undefined
      if (!message.complete && (long > 0 || !onlyLong)) return message
    }
    return undefined
  }

  function begin(message: IncomingMessage, key: string, most: number) {
    const messages = unfinished.get(key) ?? new Set()
    if (messages.size >= most) [...messages].find(({ complete }) => !complete)?.socket.destroy()
    unfinished.set(key, messages.add(message))
  }

  function end(message: IncomingMessage, key: string) {
    const messages = unfinished.get(key)
    messages?.delete(message)
    if (messages?.size === 0) unfinished.delete(key)
  }
})

/** What a request counts under: its address, and its network with a higher limit. */
function keysOf({ ip }: FastifyRequest): { key: string; factor: number }[] {
  const { address, network } = visitorAddress(ip)
  const own = { key: address, factor: 1 }
  return network ? [own, { key: network, factor: networkFactor }] : [own]
}
