import { expect, it } from 'vitest'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { hostFiles } from './host-rules.ts'
import { readRedirects } from './redirects.ts'

const pages = new Set(['/', '/new', '/blog/a-post'])

it('reads moved addresses and leads each straight to its end', () => {
  const text = `
# A comment
/old: /new
"/older": /old   # goes on
/far: https://elsewhere.example/page
/blog/first: /blog/a-post#part`
  expect(readRedirects(text, pages)).toEqual({
    '/old': '/new',
    '/older': '/new',
    '/far': 'https://elsewhere.example/page',
    '/blog/first': '/blog/a-post#part',
  })
})

it('names the line of everything that can’t be used, all at once', () => {
  const text = '/a: /b\n/b: /a\n/c: /missing\n/new: /blog/a-post\nold page: /new\n/d: /new\n/d: /'
  expect(() => readRedirects(text, pages)).toThrow(
    [
      'content/redirects.yaml:4: expected an address that no page has; found /new, which is a page',
      'content/redirects.yaml:5: expected /old-page: /new-page, or an https address to lead to; found old page: /new',
      'content/redirects.yaml:7: expected each address once; found /d on line 6 too',
      'content/redirects.yaml:1: expected an address that ends at a page; found /a, which leads back to itself',
      'content/redirects.yaml:2: expected an address that ends at a page; found /b, which leads back to itself',
      'content/redirects.yaml:3: expected the address of a page, such as /, /new, /blog/a-post; found /missing, which isn’t there',
    ].join('\n'),
  )
})

it('is written for every host', () => {
  const files = hostFiles([], checkIdentity(identity), { '/old': '/new' })
  expect(files['_redirects']).toContain('/old /new 301')
  expect(JSON.parse(files['vercel.json'] ?? '').redirects).toEqual([
    { source: '/old', destination: '/new', statusCode: 301 },
  ])
  expect(files['.htaccess']).toContain('RewriteRule ^old$ /new [R=301,NE,L]')
  expect(files['.hosts/nginx-site.conf']).toContain('location = /old { return 301 /new; }')
  expect(files['.hosts/Caddyfile']).toContain('redir /old /new 301')
  expect(files['404.html']).toContain('{"/old":"/new"}')
})
