// A plain Node server. Its responses take half a second, concurrently, or 20 ms of computing each, one
// after the other: node slow-server.program.ts <ignores | stops | computes>.
// Prints its port, and when its input ends, how many responses it started and finished.
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const variant = process.argv[2]
let started = 0
let finished = 0

const server = createServer((_request, response) => {
  started++
  const gone = new AbortController()
  response.once('close', () => gone.abort())
  const finish = () => {
    if (variant === 'stops' && gone.signal.aborted) return
    finished++
    response.end('done')
  }
  if (variant !== 'computes') return void setTimeout(finish, 500)
  for (const until = performance.now() + 20; performance.now() < until; );
  if (!gone.signal.aborted) finish()
}).listen(0, '127.0.0.1', 4096)
server.once('listening', () => console.log(JSON.stringify((server.address() as AddressInfo).port)))
process.stdin
  .on('end', () => {
    console.log(JSON.stringify({ started, finished }))
    process.exit()
  })
  .resume()
