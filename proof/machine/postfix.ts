import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#server/testing/free-port.ts'
import { installDebian } from './programs.ts'

const program = '/usr/sbin/postfix'

/** Installs Postfix if possible, without starting it as this machine's mail server. */
export function ensurePostfix(): boolean {
  if (!existsSync(program) && process.getuid?.() === 0) {
    // By default, the package would accept mails from every network.
    spawnSync('debconf-set-selections', {
      input: 'postfix postfix/main_mailer_type select No configuration\n',
    })
    installDebian(['postfix'])
  }
  return existsSync(program) && process.getuid?.() === 0
}

export interface Postfix {
  url: string
  /** The mails in the mailbox, as they are in their files. */
  mails(): Buffer[]
  stop(): void
}

/**
 * Starts a Postfix of its own on a free port of 127.0.0.1. It puts the mails to any address at
 * `domain` into one mailbox and refuses all others, so that none leaves this machine.
 */
export async function startPostfix(domain: string): Promise<Postfix> {
  const folder = mkdtempSync(join(tmpdir(), 'postfix-'))
  // Postfix's processes have users of their own.
  chmodSync(folder, 0o755)
  const [config, mailbox] = [join(folder, 'config'), join(folder, 'mailboxes/reader')]
  for (const name of ['config', 'queue', 'data', 'mailboxes']) mkdirSync(join(folder, name))
  execFileSync('chown', ['postfix', join(folder, 'data')])
  execFileSync('chown', [`${mailboxUser}`, join(folder, 'mailboxes')])
  const port = await freePort()
  writeFileSync(join(config, 'main.cf'), mainCf(folder, domain))
  writeFileSync(join(config, 'master.cf'), masterCf(port))
  const run = (command: string) => execFileSync(program, ['-c', config, command], { stdio: 'pipe' })
  run('start')
  const arrived = join(mailbox, 'new')
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails: () =>
      existsSync(arrived)
        ? readdirSync(arrived).map((name) => readFileSync(join(arrived, name)))
        : [],
    stop() {
      run('stop')
      rmSync(folder, { recursive: true })
    },
  }
}

/** “nobody”, who owns no other files. */
const mailboxUser = 65534

// cspell:disable
const mainCf = (folder: string, domain: string) => `compatibility_level = 3.6
queue_directory = ${folder}/queue
data_directory = ${folder}/data
maillog_file = ${folder}/log
maillog_file_prefixes = ${folder}
inet_interfaces = loopback-only
inet_protocols = ipv4
myhostname = mail.${domain}
mydestination =
mynetworks = 127.0.0.0/8
smtpd_relay_restrictions = permit_auth_destination, reject
virtual_mailbox_domains = ${domain}
virtual_mailbox_base = ${folder}/mailboxes
virtual_mailbox_maps = static:reader/
virtual_uid_maps = static:${mailboxUser}
virtual_gid_maps = static:${mailboxUser}
default_transport = error:no mail leaves this machine
alias_maps =
`

const masterCf = (port: number) => `127.0.0.1:${port} inet n - n - - smtpd
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`

// cspell:enable
