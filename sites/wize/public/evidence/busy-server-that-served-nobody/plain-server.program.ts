// A plain Node server that works on one request at a time, for 10 ms each, so it serves 100 requests a
// second. The variant says how it treats its queue:
// node plain-server.program.ts <unlimited | limit | cancel | deadline | newest>
// Prints its port, and then every tenth of a second what it has done so far.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Waiting {
  response: ServerResponse
  since: number
  gone: boolean
}

const serviceTime = 10
/** The client's two seconds, less the time for the round trip. */
const deadline = 1950
const variant = process.argv[2]
const limit = variant === 'limit' ? 50 : Number.POSITIVE_INFINITY
const queue: Waiting[] = []
const done = { finished: 0, refused: 0, dropped: 0 }
let freeAt = 0
let busy = false

function next() {
  const take = () => (variant === 'newest' ? queue.pop() : queue.shift())
  let waiting = take()
  while (waiting && isHopeless(waiting)) {
    done.dropped++
    waiting = take()
  }
  // Scheduled by the clock, so that late timers don't lower the capacity.
  freeAt = (busy ? freeAt : performance.now()) + serviceTime
  busy = waiting !== undefined
  if (!waiting) return
  const { response } = waiting
  setTimeout(
    () => {
      done.finished++
      response.end('done')
      next()
    },
    Math.max(0, freeAt - performance.now()),
  )
}

function isHopeless({ gone, since }: Waiting): boolean {
  if (variant === 'cancel') return gone
  return variant === 'deadline' && performance.now() + serviceTime - since > deadline
}

const server = createServer((_request, response) => {
  if (queue.length >= limit) {
    done.refused++
    response.writeHead(503, { 'Retry-After': '1' }).end()
    return
  }
  const waiting = { response, since: performance.now(), gone: false }
  response.once('close', () => {
    waiting.gone = true
  })
  queue.push(waiting)
  if (!busy) next()
}).listen(0, '127.0.0.1', 4096)
server.once('listening', () => {
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port }))
  setInterval(() => {
    console.log(JSON.stringify({ ...done, waiting: queue.length }))
  }, 100)
})
process.stdin.on('end', () => process.exit()).resume()
