// After `npm install`: removes the C headers and manuals that the package `node` brings along, 68 MB.
// Only programs in C++ that are compiled here would need them. Runs on any Node from 18 on.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

const node = dirname(createRequire(import.meta.url).resolve('node/package.json'))
// Its install script puts the package for this machine's system there.
const platforms = join(node, 'node_modules')
for (const name of existsSync(platforms) ? readdirSync(platforms) : []) {
  if (!/^node-(bin-)?(linux|darwin|win)-/.test(name)) continue
  for (const unused of ['include', 'share'])
    rmSync(join(platforms, name, unused), { recursive: true, force: true })
}
