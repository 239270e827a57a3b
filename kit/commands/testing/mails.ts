import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime, { type Email } from 'postal-mime'
import { vi } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { startMailSink } from '#server/testing/mail-sink.ts'
import { originOf } from '#server/testing/main-process.ts'
import { ownEnvironment, program, wize } from './wize.ts'

/**
 * Every mail of a built site of one language, to visitors who use each of its forms and to its owner:
 * two inquiries with their acknowledgments, a sign-up, the report, and a letter of that name.
 */
export async function mailsOf(site: string, letter: string): Promise<Email[]> {
  const sink = await startMailSink()
  const server = spawn(process.execPath, [program, 'serve'], {
    cwd: site,
    env: { ...ownEnvironment, PORT: '0', SMTP_URL: sink.url, MAIL_ACKNOWLEDGE: 'on' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const origin = await originOf(server)
    const [, id = ''] = /\bid: '(\w+)'/.exec(readFileSync(join(site, 'identity.ts'), 'utf8')) ?? []
    const post = async (path: string, fields: Record<string, string>) => {
      const body = new URLSearchParams(fields)
      const { ok, status } = await fetch(origin + path, {
        method: 'POST',
        headers: { origin, accept: 'application/json' },
        body,
      })
      if (!ok) throw new Error(`${path} was answered with ${status}`)
    }
    const arrived = (count: number) =>
      vi.waitFor(async () => {
        const mails = await Promise.all(sink.received.map(({ raw }) => PostalMime.parse(raw)))
        if (mails.length < count) throw new Error(`${mails.length} of ${count} mails arrived`)
        return mails
      })

    await post(paths.mailSendForm, {
      ...{ lib_version: '4.4.1', user_id: id, service_id: 'inbox', template_id: 'inquiry' },
      ...{ from_name: 'Kim', from_email: 'kim@visitor.example', type: 'general' },
      ...{ subject: 'A roof', message: 'Does it hold?' },
    })
    await post(paths.questionnaire, {
      goals: 'A roof that holds.',
      name: 'Lee',
      email: 'lee@visitor.example',
    })
    await post(paths.newsletterSubscribe, { email: 'ana@visitor.example' })
    const first = await arrived(5)
    const [, token = ''] =
      /confirm\?token=(\S+)/.exec(first.map(({ text }) => text).join('\n')) ?? []
    await post(paths.newsletterConfirm, { token: decodeURIComponent(token) })
    for (const command of [
      ['report', '--mail'],
      ['newsletter', 'send', letter, '--test', 'owner@visitor.example'],
    ]) {
      const { status, text } = wize(site, command)
      if (status !== 0) throw new Error(text)
    }
    return await arrived(8)
  } finally {
    server.kill('SIGTERM')
    await once(server, 'exit')
    await sink.close()
  }
}
