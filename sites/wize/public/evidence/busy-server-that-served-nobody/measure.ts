// Sends the article's overload to real servers: a plain Node server with five kinds of queue, with and
// without nginx in front. Then counts what they do for clients who have left. Takes three minutes on an
// idle machine with Linux, nginx, and Node 24, and nothing else installed. Late timers change some of
// the numbers, so it runs with real-time priority: sudo chrt --rr 1 "$(which node)" measure.ts
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Load, load, plan } from './overload.ts'
import { startNginx, startProgram } from './programs.ts'

interface Setup {
  name: string
  variant: string
  /** Puts nginx in front, with settings for its location and for the whole of it. */
  nginx?: [location: string, http: string]
}

/** The setups of a pair run at the same time, because they compute little. */
const setups: [Setup, Setup][] = [
  [
    { name: 'no limit', variant: 'unlimited' },
    { name: 'limit of 50', variant: 'limit' },
  ],
  [
    { name: 'cancel on close', variant: 'cancel' },
    { name: 'deadline', variant: 'deadline' },
  ],
  [
    { name: 'newest first', variant: 'newest' },
    { name: 'nginx in front, no limit', variant: 'unlimited', nginx: ['', ''] },
  ],
  [
    {
      name: 'nginx with limit_conn 50',
      variant: 'unlimited',
      nginx: [
        'limit_conn all 50; limit_conn_status 503;',
        'limit_conn_zone $server_name zone=all:1m;',
      ],
    },
    {
      name: 'nginx in front, cancel on close',
      variant: 'cancel',
      nginx: ['', ''],
    },
  ],
]

/** The article's tables of Node and nginx. */
export async function measure() {
  const runs: Run[] = []
  for (const pair of setups) runs.push(...(await Promise.all(pair.map(overload))))
  return {
    'overload.csv': runs.flatMap(everySecond),
    'useful.csv': usefulBySecond(runs),
    'summary.csv': runs.map(summary),
    'departed.csv': await departed(),
  }
}

interface Run extends Load {
  setup: Setup
  /** The requests that the server had finished and those waiting, at the end of each second. */
  states: { finished: number; waiting: number }[]
}

async function overload(setup: Setup): Promise<Run> {
  const [server, { port }] = await startProgram<{ port: number }>(
    'plain-server.program.ts',
    setup.variant,
  )
  const nginx = setup.nginx && (await startNginx(port, ...setup.nginx))
  const states: Run['states'] = []
  const recording = setInterval(() => states.push(server.lastOutput()), 1000)
  const result = await load(nginx?.port ?? port)
  clearInterval(recording)
  await nginx?.stop()
  await server.stop()
  return { setup, states, ...result }
}

function everySecond({ setup, seconds, states }: Run) {
  return seconds.map(({ asked, useful, refused }, index) => {
    const finished = (states[index]?.finished ?? 0) - (states[index - 1]?.finished ?? 0)
    return {
      setup: setup.name,
      second: index + 1,
      asked,
      useful,
      refused,
      for_nobody: Math.max(0, finished - useful),
      waiting: states[index]?.waiting ?? 0,
    }
  })
}

/** Useful answers in each second, a column for each setup. */
function usefulBySecond(runs: Run[]) {
  return Array.from({ length: plan.seconds }, (_, second) => ({
    second: second + 1,
    ...Object.fromEntries(
      runs.map(({ setup, seconds }) => [setup.name, seconds[second]?.useful ?? 0]),
    ),
  }))
}

function summary({ setup, seconds, states, answers }: Run) {
  const sum = (from: number, to: number, what: 'asked' | 'useful') =>
    seconds.slice(from, to).reduce((total, second) => total + second[what], 0)
  // The server's count of the last second may come after the load has ended.
  const counted = plan.seconds - 1
  const finished = states[counted - 1]?.finished ?? 0
  const inSpike = answers.filter(({ second }) => second >= plan.from + 4 && second < plan.to)
  const ms = inSpike.map((answer) => answer.ms).sort((a, b) => a - b)
  const after = plan.seconds - 10
  return {
    setup: setup.name,
    requests: sum(0, plan.seconds, 'asked'),
    useful_share_spike: share(
      sum(plan.from, plan.to, 'useful'),
      (plan.to - plan.from) * plan.spike,
    ),
    // With fewer, chance decides: some are answered just before their client leaves, or none is.
    median_ms_spike:
      ms.length < 100 ? '' : Math.round((ms[Math.floor(ms.length / 2)] ?? 0) / 10) * 10,
    useful_per_s_after: Math.round(sum(after, plan.seconds, 'useful') / (plan.seconds - after)),
    for_nobody: Math.max(0, finished - sum(0, counted, 'useful')),
  }
}

const share = (part: number, all: number) => Math.round((part / all) * 100) / 100

export const clients = 100

/** Sends a request from each client. All of them leave after `ms`. */
export async function visitAndLeave(
  port: number,
  ms: number,
  request = (_client: number) => 'GET / HTTP/1.1\r\nHost: localhost\r\n\r\n',
) {
  const sockets = Array.from({ length: clients }, (_, client) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request(client)))
    return socket.on('error', () => {})
  })
  await wait(ms)
  for (const socket of sockets) socket.destroy()
}

/** For a hundred clients who left early: how many the server still worked for, and how many it noticed. */
async function departed() {
  const rows: { server: string; clients: number; did_the_work: number; noticed: number }[] = []
  const add = (server: string, did_the_work: number, noticed: number) =>
    rows.push({ server, clients, did_the_work, noticed })
  const slow = async (variant: string, proxy?: string) => {
    const [server, port] = await startProgram<number>('slow-server.program.ts', variant)
    const nginx = proxy === undefined ? undefined : await startNginx(port, proxy)
    await visitAndLeave(nginx?.port ?? port, 200)
    await wait(variant === 'computes' ? 4000 : 1500)
    const logged = nginx?.logged()
    await nginx?.stop()
    const { started, finished } = await server.stop<{ started: number; finished: number }>()
    return { finished, noticed: logged?.['499'] ?? started - finished }
  }
  const plain = await slow('ignores')
  add('Node, nothing listens for close', plain.finished, plain.noticed)
  const stops = await slow('stops')
  add('Node, stops on close', stops.finished, stops.noticed)
  const computes = await slow('computes')
  add('Node, would stop on close but computes', computes.finished, computes.noticed)
  const behind = await slow('ignores', '')
  add('nginx in front of Node, nothing listens', behind.finished, behind.noticed)
  const both = await slow('stops', '')
  add('nginx in front of Node, stops on close', both.finished, both.noticed)
  const ignored = await slow('stops', 'proxy_ignore_client_abort on;')
  add('nginx with proxy_ignore_client_abort', ignored.finished, ignored.noticed)

  const nginx = await startNginx()
  process.kill(nginx.worker, 'SIGSTOP')
  await visitAndLeave(nginx.port, 500)
  process.kill(nginx.worker, 'SIGCONT')
  await wait(1000)
  const { 200: answered = 0, 499: noticed = 0 } = nginx.logged()
  await nginx.stop()
  add('nginx, stopped for half a second', answered, noticed)
  return rows
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { 'summary.csv': totals, 'departed.csv': gone } = await measure()
  console.table(totals)
  console.table(gone)
}
