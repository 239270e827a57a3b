import { Readable } from 'node:stream'
// Inputs named like the members of every object: `constructor`, `__proto__`, `toString`, and so on.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { inquiryTypes } from '#contracts/contact-fields.ts'
import { paths } from '#contracts/paths.ts'
import { movedByQuery, prepareRedirects } from '#contracts/redirects.ts'
import { entryOf, fill } from '#i18n/format.ts'
import { identity } from '#identity.ts'
import { csvLine } from './csv.ts'
import { readFeed } from './feed/read-feed.ts'
import { typeLabel } from './forms/type-label.ts'
import { describeVisit, readVisit } from './forms/visit.ts'
import { readAddresses } from './newsletter/address-list.ts'
import { readDeliveryReport } from './newsletter/delivery-report.ts'
import { addedAnswers } from './testing/added-answers.ts'
import { formPaths, startSite, type TestSite } from './testing/site.ts'

const names = Object.getOwnPropertyNames(Object.prototype)
const { publicKey, serviceId, templateId } = identity.services.mail
const account = { user_id: publicKey, service_id: serviceId, template_id: templateId }

let site: TestSite
beforeAll(async () => {
  site = await startSite({ RATE_LIMIT_PER_ADDRESS: '1000' })
})
afterAll(() => site.stop())

const post = async (path: string, body: BodyInit, type?: string) =>
  (
    await fetch(site.origin + path, {
      method: 'POST',
      body,
      ...(type && { headers: { 'content-type': type } }),
    })
  ).status

describe.each(names)('%s', (name) => {
  const inquiry = {
    from_name: name,
    from_email: `${name}@example.com`,
    subject: name,
    message: name,
    type: inquiryTypes[0] ?? '',
    ...addedAnswers,
    visit: `landing=/${name}&utm_source=${name}&referrer=${name.toLowerCase()}`,
    idempotency_key: `${name}-of-a-page`,
  }

  test('is accepted as text, and refused as a field', async () => {
    const json = 'application/json'
    const body = (fields: object) => JSON.stringify({ ...account, template_params: fields })
    expect(await post(paths.mailSend, body(inquiry), json)).toBe(200)
    const extra = body(inquiry).replace('"from_name"', `"${name}":"x","from_name"`)
    expect(await post(paths.mailSend, extra, json)).toBe(400)
    const unknownType = body({ ...inquiry, type: name })
    expect(await post(paths.mailSend, unknownType, json)).toBe(400)
    for (const path of formPaths) {
      const fields = { ...account, ...inquiry, email: 'a@b.example', [name]: 'x' }
      const form = new FormData()
      for (const [field, value] of [...Object.entries(fields), [name, 'x'], [name, 'y']])
        form.append(String(field), String(value))
      expect(await post(path, form)).toBe(400)
      expect(await post(path, new URLSearchParams([[name, 'x']]))).toBe(400)
    }
    expect(await post(paths.emptySearch, new URLSearchParams({ term: name }))).toBe(204)
    expect(await post(paths.emptySearch, new URLSearchParams({ [name]: name }))).toBe(204)
  })

  test('is itself in words, visits, labels, and tables', () => {
    const visit = readVisit(inquiry.visit)
    expect(describeVisit({ visit })).toContain(`utm_source=${name}`)
    expect(readVisit(`${name}=${name}`)).toBeNull()
    expect(typeLabel(name)).toBe(name)
    expect(fill(`{${name}}`, {})).toBe(`{${name}}`)
    expect(entryOf({}, name)).toBeUndefined()
    expect(csvLine([name])).toBe(`"${name}"\r\n`)
  })

  test('is a title in a feed, and an unknown column in an import', async () => {
    const xml = `<rss version="2.0"><channel><title>${name}</title>
      <item><title>${name}</title><category>${name}</category><link>https://a.example</link></item></channel></rss>`
    const feed = readFeed('https://a.example/rss', xml)
    expect(feed.feed.title).toBe(name)
    expect(feed.items[0]).toMatchObject({ title: name, categories: [name] })
    const known = `${name},email,date,source\n${name},a@b.example,2026-01-01,${name}\n`
    const read = (text: string) =>
      readAddresses(Readable.from([Buffer.from(text)]), Date.parse('2026-11-01'))
    const { addresses, faults } = await read(known)
    expect(faults).toEqual([])
    expect(addresses).toMatchObject([{ email: 'a@b.example', source: name }])
    expect((await read(`${name}\nx`)).faults).toHaveLength(1)
  })

  test('is a value of a query and part of an address, moved only where a redirect says so', async () => {
    const { byPath, byQuery } = prepareRedirects({
      [`/old/${name}`]: '/new',
      [`/?${name}=${name}`]: '/newer',
    })
    expect(byPath).toEqual({ [`/old/${name}`]: '/new' })
    expect(movedByQuery(byQuery, `/?${name}=${name}`)).toBe('/newer')
    expect(movedByQuery(byQuery, `/?q=${name}`)).toBeUndefined()
    for (const [path, status] of [
      [`/${name}`, 302],
      [`/?${name}=${name}`, 200],
      [`/blog?q=${name}&category=${name}&page=${name}&${name}=`, 200],
      [`/api/${name}`, 404],
      [`/api/word?number=1&${name}=1`, 200],
      [`/api/word?number=${name}`, 403],
      [`${paths.feed}?rss_url=${name}`, 422],
      [`${paths.newsletterConfirm}?token=${name}`, 400],
    ] as const)
      expect((await fetch(site.origin + path, { redirect: 'manual' })).status, path).toBe(status)
  })

  test('is an unknown field in a delivery report', async () => {
    const report = [
      'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
      `${name}: ${name}`,
      ...['', '--b', 'Content-Type: message/delivery-status', '', `${name}: ${name}`, ''],
      ...[`${name}: ${name}`, 'Action: failed', 'Status: 5.1.1', '', '--b--', ''],
    ].join('\r\n')
    expect(await readDeliveryReport(Buffer.from(report))).toEqual({
      messageId: undefined,
      action: 'failed',
      status: '5.1.1',
    })
  })
})
