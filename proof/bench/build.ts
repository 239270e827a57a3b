// `npm run bench:build`: how long the build takes, cold and warm, and how it grows with posts.
// Builds in a temporary copy of the project, with its own caches.
// Options: --posts=1000 (synthetic posts to add) --quick (100 posts).
import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { contentFolder } from '@wize/kit/content/content-folder.ts'
import { copiesFolder, copySite } from '../site-copy.ts'
import { kB, marked, median, table } from './figures.ts'
import { writeSyntheticPosts } from './synthetic-posts.ts'

const { values } = parseArgs({
  options: { quick: { type: 'boolean', default: false }, posts: { type: 'string' } },
})
const posts = Number(values.posts ?? (values.quick ? 100 : 1000))
const wize = fileURLToPath(import.meta.resolve('@wize/kit/bin/wize.mjs'))
const ticksPerSecond = 100
/** Targets: ms for a page that's new, and for one built before; bytes of the search data. */
const maxNew = 65
const maxKnown = 30
const maxSearch = 80_000

interface Build {
  /** Wall-clock seconds. */
  wall: number
  /** Processor seconds, child processes included. */
  cpu: number
  pages: number
  /** Bytes of `blog.html`: plain, and compressed as the server sends it. */
  list: { plain: number; sent: number }
  /** Bytes of the search data, compressed. */
  search: number
}

mkdirSync(copiesFolder, { recursive: true })
const copy = mkdtempSync(join(copiesFolder, 'bench-build-'))
try {
  copySite(copy)
  const cold = build('cold')
  const rounds = [1, 2, 3]
  const warm = medianOf(rounds.map((round) => build(`warm, ${round} of 3`)))
  const blog = join(copy, contentFolder, 'blog')
  const before = readdirSync(blog)
  const grown = rounds.map((round) => {
    // Others each time, so that they're new to all caches.
    for (const file of readdirSync(blog)) if (!before.includes(file)) rmSync(join(blog, file))
    writeSyntheticPosts(blog, posts, round)
    return [
      build(`cold, ${posts} more posts, ${round} of 3`),
      build(`warm, ${posts} more posts, ${round} of 3`),
    ] as const
  })
  const coldGrown = medianOf(grown.map(([cold]) => cold))
  const warmGrown = medianOf(grown.map(([, warm]) => warm))
  const row = (name: string, { wall, cpu, pages }: Build, limit = '') => [
    name,
    pages,
    wall.toFixed(1),
    cpu.toFixed(1),
    ((wall * 1000) / pages).toFixed(1),
    limit,
  ]
  const cost = (name: string, grown: Build, limit: number) => {
    const [wall, cpu] = [(grown.wall - warm.wall) / posts, (grown.cpu - warm.cpu) / posts]
    const ms = wall * 1000
    const figures = [wall.toFixed(3), cpu.toFixed(3), marked(ms.toFixed(1), ms <= limit)]
    return [name, ((grown.pages - warm.pages) / posts).toFixed(2), ...figures, `at most ${limit}`]
  }
  const list = warmGrown.list.sent
  const maxList = warm.list.sent * 1.05
  console.log(`## Build, and its growth with posts

${table(
  ['build', 'pages', 'seconds', 'processor seconds', 'ms per page', 'target'],
  [
    row('cold', cold),
    row('warm', warm),
    row(`cold, ${posts} more posts`, coldGrown),
    row(`warm, ${posts} more posts`, warmGrown),
    cost('each new page', coldGrown, maxNew),
    cost('each page built before', warmGrown, maxKnown),
  ],
)}

Except for the first, each build is the median of three: a page's cost is the difference of two builds, in which a second by chance would be ${1000 / posts} ms. It's that of a post with its part of the lists.

- \`/blog\` with ${posts} more posts, sent: ${marked(kB(list), list <= maxList)} (target: at most ${kB(maxList)}, which is 5% more than without)
- search data then, compressed: ${marked(kB(warmGrown.search), warmGrown.search <= maxSearch)} (target: at most ${kB(maxSearch)})`)
} finally {
  rmSync(copy, { recursive: true, force: true })
}

/** The one that took neither the shortest nor the longest time. */
function medianOf(builds: readonly Build[]): Build {
  const middle = median(builds.map(({ wall }) => wall))
  return builds.find(({ wall }) => wall === middle) as Build
}

function build(name: string): Build {
  process.stderr.write(`Building: ${name} …\n`)
  const [started, cpuBefore] = [performance.now(), childProcessorSeconds()]
  const { status, stdout, stderr } = spawnSync(process.execPath, [wize, 'build'], {
    cwd: copy,
    env: { ...process.env, WIZE_SITE: copy, ASTRO_TELEMETRY_DISABLED: '1' },
    maxBuffer: 1e9,
  })
  const wall = (performance.now() - started) / 1000
  if (status !== 0) throw new Error(`The build failed:\n${String(stdout).slice(-2000)}${stderr}`)
  const dist = join(copy, 'dist')
  return {
    wall,
    cpu: childProcessorSeconds() - cpuBefore,
    pages: readdirSync(dist, { recursive: true }).filter((file) => String(file).endsWith('.html'))
      .length,
    list: { plain: statSync(join(dist, 'blog.html')).size, sent: size(dist, 'blog.html.br') },
    search: size(dist, 'blog/posts.json.br'),
  }
}

function size(dist: string, file: string): number {
  return statSync(join(dist, file)).size
}

/** Processor time of all finished child processes and their descendants. */
function childProcessorSeconds(): number {
  const fields = readFileSync('/proc/self/stat', 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[13]) + Number(fields[14])) / ticksPerSecond
}
