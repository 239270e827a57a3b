import { expect, it } from 'vitest'
import { identity } from '#identity.ts'
import { checkIdentity } from '#owner/check-identity.ts'
import { hostFiles } from './host-rules.ts'
import { readRedirects, withMovedPage } from './redirects.ts'

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

it('has one spelling for each address, whatever the line says', () => {
  const text = '/über/: /new\n/a.html: /new\n/?b=2&a=1: /new\n/two: /über\n/two/: /über'
  expect(readRedirects(text, pages)).toEqual({
    '/%C3%BCber': '/new',
    '/a': '/new',
    '/?a=1&b=2': '/new',
    '/two': '/new',
  })
})

it('refuses a query that leads back to itself, and what web servers can’t compare', () => {
  const text = '/?p=1: /?p=1&x=2\n/?p=: /new\n/%zz: /new\n/a{b}: /new\n/new/: /\n/a: /\n/a/: /new'
  expect(() => readRedirects(text, pages)).toThrow(
    [
      'content/redirects.yaml:2: expected an old address of letters, digits, and hyphens, with values in its query, such as /?p=12; found /?p=',
      'content/redirects.yaml:3: expected an old address of letters, digits, and hyphens, with values in its query, such as /?p=12; found /%zz',
      'content/redirects.yaml:4: expected an old address of letters, digits, and hyphens, with values in its query, such as /?p=12; found /a{b}',
      'content/redirects.yaml:5: expected an address that no page has; found /new, which is a page',
      'content/redirects.yaml:7: expected each address once; found /a on line 6 too',
      'content/redirects.yaml:1: expected an address that ends at a page; found /?p=1, which leads back to itself',
    ].join('\n'),
  )
})

it('is written for every host', () => {
  const files = hostFiles([], checkIdentity(identity), { '/old': '/new' })
  expect(files['_redirects']).toContain('/old /new 301')
  expect(JSON.parse(files['vercel.json'] ?? '').redirects).toEqual([
    { source: '/old', destination: '/new', statusCode: 301 },
  ])
  expect(files['.htaccess']).toContain('RewriteRule ^old/?$ /new [R=301,NE,QSD,L]')
  expect(files['.hosts/nginx-site.conf']).toContain('location = /old { return 301 /new; }')
  expect(files['.hosts/Caddyfile']).toContain('redir /old /new 301')
  expect(files['404.html']).toContain('{"/old":"/new"}')
})

it('follows a page that moves, wherever it was before', () => {
  const text =
    '# Ours\n/older: "/old" # goes on\n/part: /old#end\n/new: /other\n/blog/old: /blog/older'
  expect(withMovedPage(text, '/old', '/new', true)).toBe(
    '# Ours\n/older: "/new" # goes on\n/part: /new#end\n/blog/old: /blog/older\n/old: /new\n',
  )
  expect(withMovedPage('', '/old', '/new', false)).toBe('')
})
