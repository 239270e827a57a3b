// Part of `npm run bench:attack`: what refusing a form costs the server, beside accepting one.
import { Connection, inquiryRequest } from '#server/testing/load.ts'
import { marked } from './figures.ts'
import { refusedForm } from './form-attacks.ts'
import { processorSeconds } from './process-usage.ts'
import type { Server } from './servers.ts'

const forms = 300
/** The first requests of a kind are slower, because their code isn't compiled yet. */
const warmUp = 200

/** Prints the processor time of each kind. Returns whether both refusals cost less than acceptance. */
export async function costOfRefusals({ port, pid }: Server): Promise<boolean> {
  const visitor = (index: number) => ({ 'X-Forwarded-For': `203.0.${index >> 8}.${index & 255}` })
  const kinds: { status: number; request: (index: number) => string }[] = [
    { status: 200, request: (index) => inquiryRequest(`cost-${index}`, visitor(index)) },
    { status: 400, request: (index) => refusedForm(visitor(2000 + index)) },
    // One address, which has sent too many after the first of them.
    { status: 429, request: (index) => inquiryRequest(`cost-${index}`, visitor(4000)) },
  ]
  const costs: number[] = []
  for (const { status, request } of kinds) {
    let connection = await Connection.open(port)
    let started = 0
    for (let index = 0; index < warmUp + forms; index++) {
      if (index === warmUp) started = processorSeconds(pid)
      const answer = await connection.send(request(index))
      if (index >= warmUp && answer.status !== status)
        throw new Error(`A form got ${answer.status} instead of ${status}`)
      // After its last answer, the server closes the connection.
      if (!answer.last) continue
      connection.close()
      connection = await Connection.open(port)
    }
    costs.push(((processorSeconds(pid) - started) / forms) * 1e6)
    connection.close()
  }
  const [accepted = 0, shownAgain = 0, overLimit = 0] = costs.map(Math.round)
  console.log(
    `- processor time of a form, in µs: ${accepted} if it's accepted, ${marked(shownAgain, shownAgain < accepted)} if it's refused and its page is shown again, ${marked(overLimit, overLimit < accepted)} if its sender has sent too many (both must be less)`,
  )
  return Math.max(shownAgain, overLimit) < accepted
}
