// A plain Node server whose work is 10 ms with the one connection it has, so it serves 100 requests
// a second. What it does with its line is the variant: node plain-server.program.ts <variant>.
// It says its port first, and then every tenth of a second what it has done.
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

interface Waiting {
  response: ServerResponse
  since: number
  gone: boolean
}

const service = 10
/** What is left of the client's two seconds after the way there and back. */
const deadline = 1950
const variant = process.argv[2]
const limit = variant === 'limit' ? 50 : Number.POSITIVE_INFINITY
const line: Waiting[] = []
const done = { finished: 0, refused: 0, dropped: 0 }
let freeAt = 0
let busy = false

function next() {
  const take = () => (variant === 'newest' ? line.pop() : line.shift())
  let waiting = take()
  while (waiting && isHopeless(waiting)) {
    done.dropped++
    waiting = take()
  }
  // By the clock, not from the last end: a timer that is late must not lower the capacity.
  freeAt = (busy ? freeAt : performance.now()) + service
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
  return variant === 'deadline' && performance.now() + service - since > deadline
}

const server = createServer((_request, response) => {
  if (line.length >= limit) {
    done.refused++
    response.writeHead(503, { 'Retry-After': '1' }).end()
    return
  }
  const waiting = { response, since: performance.now(), gone: false }
  response.once('close', () => {
    waiting.gone = true
  })
  line.push(waiting)
  if (!busy) next()
}).listen(0, '127.0.0.1', 4096)
server.once('listening', () => {
  console.log(JSON.stringify({ port: (server.address() as AddressInfo).port }))
  setInterval(() => {
    console.log(JSON.stringify({ ...done, waiting: line.length }))
  }, 100)
})
process.stdin.on('end', () => process.exit()).resume()
