// A plain Node server whose answers take half a second, all at the same time, or 20 ms of computing
// each, one after the other: node slow-server.program.ts <ignores | stops | computes>.
// It says its port first, and how many it finished when its input ends.
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
