import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { Site, StaticFile } from '#server/static/site.ts'
import { blog } from './blog.ts'

test('a search counts as the blog’s page, however its address is written', async () => {
  const file = { variants: { identity: { body: Buffer.from('<p>Posts</p>'), headers: [] } } }
  const site: Site = new Map([['/blog', file as unknown as StaticFile]])
  const counted: (string | undefined)[] = []
  const app = Fastify()
  await app.register(blog, { site, onPage: ({ url }) => counted.push(url) })
  for (const path of ['/blog?q=a%20b', '/%62l%6Fg?q=c', '/blo%67'])
    expect((await app.inject(path)).statusCode).toBe(200)
  expect(counted).toEqual(['/blog?q=a%20b', '/blog?q=c', '/blog?'])
  await app.close()
})
