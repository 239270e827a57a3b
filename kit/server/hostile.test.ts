import { afterAll, beforeAll, expect, test } from 'vitest'
import { paths } from '#contracts/paths.ts'
import { plainHeaders } from '#contracts/security-headers.ts'
import { startSite, type TestSite } from './testing/site.ts'

let site: TestSite
beforeAll(async () => {
  site = await startSite()
})
afterAll(() => site.stop())

const head = (target: string, headers = '') => `GET ${target} HTTP/1.1\r\nHost: a\r\n${headers}\r\n`
const post = (path: string, headers: string, body: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: ${Buffer.byteLength(body, 'latin1')}\r\n${headers}\r\n${body}`
const json = (body: string) => post(paths.mailSend, 'Content-Type: application/json\r\n', body)

const traversals = [
  '/../../etc/passwd',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cwin.ini',
  '/..\\..\\win.ini',
  '/....//....//etc/passwd',
  '/%252e%252e/etc/passwd',
  '/..;/..;/etc/passwd',
  '/%c0%ae%c0%ae/etc/passwd',
  '/_astro/../../package.json',
  '/_astro/%2e%2e/%2e%2e/package.json',
  '/services/../.hosts/manifest.json',
  '/.git/config',
  '/.env',
  '/.hosts/manifest.json',
  '/.htaccess',
  '/_headers',
  '/index.html.br',
  '/data/wize.sqlite',
  '/proc/self/environ',
  '/C:/windows/win.ini',
  '/file:///etc/passwd',
  '//etc/passwd',
  '/./././',
  '/%2f%2f%2f',
]
const spellings = [
  '/%',
  '/%0',
  '/%zz',
  '/%00',
  '/a%00.html',
  '/services%00',
  '/%0d%0aSet-Cookie:x=1',
  '/%E0%A4%A',
  '/%ff%fe',
  '/%c0%af',
  '/%u0041',
  '/\u00e9',
  '/caf\u00c3\u00a9',
  '/?',
  '/??',
  '/?%',
  '/#',
  '/services#x',
  '/;a=b',
  '/services;jsessionid=1',
  '/*',
  '/{}',
  '/[]',
  "/'--",
  '/"><script>alert(1)</script>',
  '/#{7*7}',
  '/$%7Bjndi:ldap://x/%7D',
  ...Object.getOwnPropertyNames(Object.prototype).flatMap((name) => [
    `/${name}`,
    `/services/${name}`,
    `/blog/${name}`,
    `/api/${name}`,
    `/?${name}=${name}&utm_source=${name}`,
    `${paths.feed}?rss_url=${name}`,
  ]),
  `/${'a'.repeat(8000)}`,
  `/${'a/'.repeat(3000)}`,
  `/blog/${'%41'.repeat(2000)}`,
  `${'/'.repeat(15_000)}x`,
  `/?q=${'x'.repeat(9000)}`,
  'http://a/',
  'http://elsewhere.example/services',
  'https://a',
  'HTTP://a/..%2f',
  'http://',
  'http:///',
  'ftp://a/',
  'javascript:alert(1)',
  '*',
  'services',
  '\\',
  '//elsewhere.example/',
  '///elsewhere.example',
  '/\\elsewhere.example/',
]
const methods = [
  'POST',
  'PUT',
  'PATCH',
  'DELETE',
  'OPTIONS',
  'TRACE',
  'PROPFIND',
  'MKCOL',
  'LOCK',
  'PURGE',
  'SEARCH',
  'QUERY',
  'CONNECT',
  'get',
  'FOO',
  'G\u00c9T',
  'X'.repeat(500),
  '',
  'GET GET',
]
const raw = [
  // Lines that aren't HTTP, or not of a supported version.
  '\r\n\r\n\r\n',
  '\0\0\0\0',
  'GET',
  'GET /\r\n\r\n',
  'GET / HTTP/0.9\r\n\r\n',
  'GET / HTTP/2.0\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1.1\r\nHost: a\r\n\r\n',
  'GET / HTTPS/1.1\r\nHost: a\r\n\r\n',
  'GET  /  HTTP/1.1\r\nHost: a\r\n\r\n',
  'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  'SSH-2.0-x\r\n',
  'GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n',
  'GET / HTTP/1.1\nHost: a\n\n',
  'GET / HTTP/1.0\r\n\r\n',
  // Forged hosts and origins.
  'GET / HTTP/1.1\r\n\r\n',
  'GET / HTTP/1.1\r\nHost:\r\n\r\n',
  head('/', 'Host: b\r\n'),
  head('/', 'hOsT: a\r\n'),
  'GET / HTTP/1.1\r\nHost: a b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a/../b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: a@b\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: \u00e9\r\n\r\n',
  'GET / HTTP/1.1\r\nHost : a\r\n\r\n',
  'GET / HTTP/1.1\r\n Host: a\r\n\r\n',
  head('/nowhere', 'X-Forwarded-Host: elsewhere.example\r\n'),
  head('/', 'X-Forwarded-For: <script>\r\n'),
  head('/', 'X-Original-URL: /admin\r\nX-Rewrite-URL: /admin\r\n'),
  head(paths.feed, 'Origin: null\r\n'),
  // Headers.
  head('/', 'A: \0\r\n'),
  head('/', 'A: b\rC: d\r\n'),
  head('/', 'A: b\n C: d\r\n'),
  head('/', ': empty\r\n'),
  head('/', 'A b: c\r\n'),
  head('/', `A: ${'x'.repeat(20_000)}\r\n`),
  head('/', 'A: b\r\n'.repeat(2500)),
  head('/', `${'A'.repeat(20_000)}: b\r\n`),
  head('/', 'Expect: magic\r\n'),
  head('/', 'Upgrade: h2c\r\nConnection: Upgrade, HTTP2-Settings\r\n'),
  head(
    '/',
    'Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n',
  ),
  head('/', 'Accept-Encoding: br;q=\r\n'),
  head('/', `Accept-Encoding: ${'br,'.repeat(3000)}\r\n`),
  head('/', 'Accept-Encoding: __proto__\r\n'),
  head('/', `If-None-Match: ${'"x",'.repeat(2500)}\r\n`),
  head('/', 'If-Modified-Since: 99999999999999\r\n'),
  head('/', 'If-Modified-Since: \u00e9\r\n'),
  head('/', 'Range: bytes=0-0,-1,5-2,99999999999999999999-\r\n'),
  head('/', 'Cookie: a=b; __proto__=c\r\n'),
  `${head('/', 'Content-Type: application/json\r\nContent-Length: 2\r\n')}{}`,
  head('/', 'Connection: close, Host\r\n'),
  // Contradictory lengths, as in request smuggling.
  post('/', 'Transfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  post('/', 'Content-Length: 5\r\n', 'abc'),
  post('/', 'Transfer-Encoding: xchunked\r\n', 'abc'),
  head('/', 'Content-Length: -1\r\n'),
  head('/', 'Content-Length: 1e3\r\n'),
  head('/', 'Content-Length: 99999999999999999999999\r\n'),
  head('/', 'Content-Length: 0x10\r\n'),
  `${head('/', 'Content-Length: 5, 5\r\n')}abcde`,
  `${head('/', 'Content-Length: +2\r\n')}{}`,
  `POST ${paths.mailSend} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nZZ\r\n`,
  `POST ${paths.mailSend} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffffffffffffffff\r\nx`,
  `POST ${paths.mailSend} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Type: application/json\r\n\r\n2;${'x'.repeat(40_000)}\r\n{}\r\n0\r\n\r\n`,
  `POST ${paths.mailSend} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
  `POST ${paths.mailSend} HTTP/1.1\r\nHost: a\r\nTransfer-Encoding:\x0bchunked\r\n\r\n0\r\n\r\n`,
  `GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET /.env HTTP/1.1\r\nHost: a\r\n\r\n`,
  `${head('/')}garbage\r\n\r\n`,
  head('/') + head('/nowhere').repeat(50),
  // Bodies.
  json('{'),
  json('[]'),
  json('null'),
  json('"'),
  json('{"__proto__":{"a":1}}'),
  json('{"constructor":{"prototype":{"a":1}}}'),
  json('\0'),
  json('{"a":"\ud800"}'),
  json(`${'['.repeat(20_000)}${']'.repeat(20_000)}`),
  json(`{"user_id":"${'x'.repeat(70_000)}"}`),
  json('\xff\xfe'),
  json('{"user_id":1e400}'),
  json('{"user_id":[],"template_params":0}'),
  post(paths.mailSend, '', '{}'),
  post(paths.mailSend, 'Content-Type: text/plain\r\n', '{}'),
  post(
    paths.mailSend,
    'Content-Type: application/xml\r\n',
    '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>',
  ),
  post(paths.mailSend, 'Content-Type: application/json; charset=utf-7\r\n', '{}'),
  post(paths.mailSend, `Content-Type: ${'a/'.repeat(2000)}\r\n`, '{}'),
  post(paths.mailSend, 'Content-Type: application/json\r\nContent-Encoding: gzip\r\n', '{}'),
  post(
    paths.mailSendForm,
    'Content-Type: application/x-www-form-urlencoded\r\n',
    'a=%&b=%zz&=&&&__proto__=1',
  ),
  post(
    paths.mailSendForm,
    'Content-Type: application/x-www-form-urlencoded\r\n',
    'a=1&'.repeat(10_000),
  ),
  post(paths.mailSendForm, 'Content-Type: multipart/form-data\r\n', 'x'),
  post(paths.mailSendForm, 'Content-Type: multipart/form-data; boundary=x\r\n', '--x'),
  post(
    paths.mailSendForm,
    `Content-Type: multipart/form-data; boundary=${'x'.repeat(500)}\r\n`,
    '--x--',
  ),
  post(
    paths.mailSendForm,
    'Content-Type: multipart/form-data; boundary=x\r\n',
    '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\n1\r\n--x--\r\n',
  ),
  post(
    paths.mailSendForm,
    'Content-Type: multipart/form-data; boundary=x\r\n',
    `--x\r\nContent-Disposition: form-data; name="a"; filename="../../a"\r\n\r\n1\r\n--x--\r\n`,
  ),
  `POST ${paths.mailSend} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"cut":`,
  head(`${paths.feed}?rss_url[]=1&rss_url[x]=2`),
  head(`${paths.feed}?__proto__[a]=1`),
  head(`${paths.feed}?rss_url=http://127.0.0.1:22/`),
  head(`${paths.feed}?rss_url=file:///etc/passwd`),
  // What a router reads as a pattern.
  ...['*', '*a', ':', ':a', '(', ')', ':a(', ':a(.*)', ':a(^(a+)+$)', '::', '%2a', 'a*/b'].flatMap(
    (name) => [head(`/api/${name}`), post(`${paths.mailSend}${name}`, '', ''), head(`/${name}`)],
  ),
]

// Every form with every kind of body, from scripts and from browsers.
const forms = [
  paths.questionnaire,
  paths.newsletterSubscribe,
  paths.newsletterConfirm,
  paths.newsletterUnsubscribe,
].flatMap((path) =>
  [
    ['application/json', 'null'],
    ['application/json', '['.repeat(20_000)],
    ['application/json', '{"__proto__":{"a":1},"email":[[]]}'],
    ['application/x-www-form-urlencoded', 'email=%00&email=%ff&__proto__=1&token=%F0%9F'],
    [
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="email"; filename="../a"\r\n\r\n\0\r\n--x--\r\n',
    ],
    ['application/x-www-form-urlencoded', 'a&'.repeat(32_000)],
    ['text/plain', 'email=a@example.com'],
    ['', 'email'],
  ].flatMap(([type, body = '']) =>
    ['*/*', 'text/html'].map((accepted) =>
      post(path, `Content-Type: ${type}\r\nAccept: ${accepted}\r\n`, body),
    ),
  ),
)

const requests = [
  ...[...traversals, ...spellings].map((target) => head(target)),
  ...methods.flatMap((method) => [
    `${method} / HTTP/1.1\r\nHost: a\r\n\r\n`,
    `${method} ${paths.feed} HTTP/1.1\r\nHost: a\r\n\r\n`,
  ]),
  ...raw,
  ...forms,
]

test(`${requests.length} hostile requests are refused or answered, and the server stays well`, async () => {
  for (const request of requests) {
    const answer = await site.exchange(request)
    const about = JSON.stringify(request.slice(0, 120))
    for (const [head, status] of answer.matchAll(/HTTP\/1\.1 (\d{3}) .*?\r\n\r\n/gs)) {
      expect(Number(status), about).toSatisfy((code: number) => code >= 200 && code < 500)
      for (const name of [...Object.keys(plainHeaders), 'Cache-Control'])
        expect(head.toLowerCase(), about).toContain(`\r\n${name.toLowerCase()}: `)
    }
    expect(answer, about).not.toMatch(/node_modules|node:internal|\.ts:\d+|root:x:|"served":/)
    expect(answer, about).not.toMatch(/^location: (?!\/(services|blog)?\r)/im)
    expect(answer, about).not.toMatch(/^set-cookie/im)
  }
  expect(({} as Record<string, unknown>).a).toBeUndefined()
  for (const path of ['/', '/healthz', '/readyz', paths.description])
    expect((await fetch(site.origin + path)).status).toBe(200)
})
