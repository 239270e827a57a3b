// Part of `npm run bench:attack`: a flood of inquiries from many addresses, and visitors in the middle of it.
import { setTimeout as wait } from 'node:timers/promises'
import { inquiryTypes } from '#contracts/contact-fields.ts'
import { paths } from '#contracts/paths.ts'
import { identity } from '#identity.ts'
import { agedAfter } from '#server/forms/flood-gate.ts'
import { Connection, inquiryRequest } from '#server/testing/load.ts'
import type { Server } from './servers.ts'

const addresses = 510
const formsPerAddress = 20
const { publicKey, serviceId, templateId } = identity.services.mail
const account = { user_id: publicKey, service_id: serviceId, template_id: templateId }
const message = {
  from_name: 'Robin Sender',
  from_email: 'robin@example.com',
  subject: 'A real question',
  message: 'What does it cost?',
  type: inquiryTypes[0] ?? '',
}

/** Floods the contact form. Returns whether visitors with and without scripts got through. */
export async function flood({ origin, port }: Server): Promise<boolean> {
  const shown = await fetch(origin + paths.formToken)
  const { token } = (await shown.json()) as { token: string }
  await wait(agedAfter)

  const started = performance.now()
  const statuses = new Map<number, number>()
  const connection = await Connection.open(port)
  for (let index = 0; index < addresses * formsPerAddress; index++) {
    const host = index % addresses
    const headers = { 'X-Forwarded-For': `198.51.${host >> 8}.${host & 255}` }
    const { status } = await connection.send(inquiryRequest(`flood-${index}`, headers))
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  connection.close()
  const seconds = ((performance.now() - started) / 1000).toFixed(0)

  const scripted = await sendByScript(origin, token)
  const plain = await sendWithoutScripts(origin)
  const counts = [...statuses].map(([code, count]) => `${count} × ${code}`).join(', ')
  console.log(
    `- ${formsPerAddress} inquiries from each of ${addresses} addresses in ${seconds} s: ${counts}; then a visitor with scripts gets “${scripted}” (must be OK), one without gets ${plain.join(', then ')} (must be 429, then 303)`,
  )
  return scripted === 'OK' && plain.join() === '429,303'
}

async function sendByScript(origin: string, token: string): Promise<string> {
  const answer = await fetch(origin + paths.mailSend, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.11' },
    body: JSON.stringify({ ...account, template_params: { ...message, form_token: token } }),
  })
  return await answer.text()
}

/** Sends the form as a browser without scripts does, and once more as the page asks. */
async function sendWithoutScripts(origin: string): Promise<number[]> {
  const post = (form_token: string) =>
    fetch(origin + paths.mailSendForm, {
      method: 'POST',
      headers: { accept: 'text/html', 'x-forwarded-for': '192.0.2.12' },
      body: new URLSearchParams({ ...account, ...message, form_token }),
      redirect: 'manual',
    })
  const asked = await post('')
  const token = /name="form_token" value="([\w.-]+)"/.exec(await asked.text())?.[1] ?? ''
  await wait(agedAfter)
  return [asked.status, (await post(token)).status]
}
