import { cacheControl, hostsFolder } from '#contracts/build-manifest.ts'
import type { Identity } from '#contracts/identity.ts'
import { languagesOf, splitPath, withPrefix } from '#contracts/languages.ts'
import { listPages } from '#contracts/pages.ts'
import { type OldAddress, oldAddressText, readOldAddress } from '#contracts/redirects.ts'
import {
  commonHeaders,
  type Headers,
  httpsHeaders,
  type InlineSources,
  pageHeaders,
  plainHeaders,
} from '#contracts/security-headers.ts'
import { hashSource } from './page-html.ts'
import { unknownPage } from './unknown-page.ts'

export interface HostedPage {
  /** Name in `dist/`. */
  file: string
  path: string
  inline: InlineSources
}

/** Headers of a page, or of a page and everything below it. */
interface Rule {
  path: string
  below: boolean
  /** Only headers that differ between pages and other responses. */
  headers: Headers
}

const everywhere: Headers = { ...commonHeaders, ...httpsHeaders }
const filesOnly = withoutCommon(plainHeaders)

/** The type that jsonfeed.org specifies. No server derives it from the file name. */
export const jsonFeed = { file: 'feed.json', type: 'application/feed+json; charset=utf-8' }

/** Addresses that each language has, without the slash in front. */
interface LanguagePlaces {
  /** Unknown addresses right below these lead to them. */
  lists: string[]
  /** Other languages' home pages, where other unknown addresses below them lead. */
  homes: string[]
  /** JSON feeds. */
  feeds: string[]
}

function placesOf(identity: Identity): LanguagePlaces {
  const prefixes = languagesOf(identity).map(({ prefix }) => prefix)
  return {
    lists: prefixes.flatMap((prefix) => listPages.map((path) => (prefix + path).slice(1))),
    homes: prefixes.filter(Boolean).map((prefix) => prefix.slice(1)),
    feeds: prefixes.map((prefix) => `${prefix}/${jsonFeed.file}`.slice(1)),
  }
}

/**
 * What static hosts need to respond like our server, by file name in `dist/`. Each file has the
 * same rules in its host's format. Netlify and Cloudflare Pages both read `_headers`.
 */
export function hostFiles(
  pages: HostedPage[],
  identity: Identity,
  redirects: Record<string, string> = {},
): Record<string, string> {
  const moved = movedOf(redirects)
  const rules = rulesOf(pages, identity)
  const views = viewsOf(pages)
  const places = placesOf(identity)
  const unknown = unknownPage(hashSource, moved, places)
  const policy = `${unknown.policy}; frame-ancestors 'none'`
  // nginx and Apache send what they show for a missing file with the headers of that page's name.
  const served = [
    ...rules,
    { path: '/404', below: false, headers: { ...filesOnly, 'Content-Security-Policy': policy } },
  ]
  return {
    '404.html': unknown.html,
    // Without this file, GitHub Pages omits folders that start with an underscore.
    '.nojekyll': '',
    _headers: headersFile(rules, places),
    // Cloudflare Pages reads it for moved pages, too. The rules for unknown addresses are Netlify's.
    ...((process.env.NETLIFY || moved.length > 0) && {
      _redirects: redirectsFile(moved, views, places),
    }),
    'vercel.json': vercel(rules, moved, places),
    '.htaccess': apache(served, moved, views, places),
    [`${hostsFolder}/nginx.conf`]: nginxServer(identity),
    [`${hostsFolder}/nginx-maps.conf`]: nginxMaps(served, moved, views),
    [`${hostsFolder}/nginx-site.conf`]: nginxSite(moved, views, places),
    [`${hostsFolder}/Caddyfile`]: caddy(rules, moved, views, identity, policy),
  }
}

/**
 * Merges a page and everything below it into one rule if their headers match once inline sources
 * are pooled. Hosts allow about a hundred rules, and a blog has more pages than that.
 */
function rulesOf(pages: HostedPage[], identity: Identity): Rule[] {
  const sections = Map.groupBy(pages, ({ path }) => {
    const { language, path: page } = splitPath(withoutQuery(path), languagesOf(identity))
    return withPrefix(language.prefix, `/${page.split('/')[1]}`)
  })
  return [...sections].flatMap(([section, members]) => {
    const pool = (kind: 'scripts' | 'styles') => [
      ...new Set(members.flatMap(({ inline }) => inline[kind])),
    ]
    const inline = {
      scripts: pool('scripts'),
      styles: pool('styles'),
      dataImages: members.some((page) => page.inline.dataImages),
    }
    const rules = members.filter(isOwnAddress).map(({ path }) => ({
      path,
      below: false,
      headers: withoutCommon(pageHeaders(path, inline, identity)),
    }))
    const agree = new Set(rules.map(({ headers }) => JSON.stringify(headers))).size === 1
    const nested = members.some(({ path }) => path !== section)
    return agree && nested
      ? rules.slice(0, 1).map((rule) => ({ ...rule, path: section, below: true }))
      : rules
  })
}

const withoutQuery = (path: string) => path.replace(/\?.*/, '')
const isOwnAddress = ({ path }: HostedPage) => path === withoutQuery(path)

/** A view of a page that has its own file. */
interface PageView {
  /** The page's address. */
  path: string
  query: string
  /** The file's address. */
  file: string
}

/** A query as a regular expression. Without scripts, the form also sends its empty search field. */
const pattern = (query: string) => `${literal(query)}(&q=)?`

// Those with more parts first: a host may take `category=ai` for part of `category=ai&page=2`.
const viewsOf = (pages: HostedPage[]): PageView[] =>
  pages
    .filter((page) => !isOwnAddress(page))
    .map(({ path, file }) => {
      const page = withoutQuery(path)
      return { path: page, query: path.slice(page.length + 1), file: `/${file}` }
    })
    .toSorted((a, b) => b.query.split('&').length - a.query.split('&').length)

function withoutCommon(headers: Headers): Headers {
  return Object.fromEntries(Object.entries(headers).filter(([name]) => !(name in commonHeaders)))
}

/** A rule's addresses as a regular expression, including file names that web servers may add. */
function expression({ path, below }: Rule): string {
  if (path === '/') return '^/(index\\.html)?$'
  return `^${path}(\\.html${below ? '|/.*' : ''})?$`
}

function headersFile(rules: Rule[], { feeds }: LanguagePlaces): string {
  const block = (path: string, headers: Headers) =>
    [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`), ''].join('\n')
  return [
    block('/*', everywhere),
    block('/_astro/*', { 'Cache-Control': cacheControl(true) }),
    ...feeds.map((feed) => block(`/${feed}`, { 'Content-Type': jsonFeed.type })),
    ...rules.flatMap(({ path, below, headers }) => [
      block(path, headers),
      ...(below ? [block(`${path}/*`, headers)] : []),
    ]),
  ].join('\n')
}

/** An address that moved, as hosts' files need it. */
interface Moved extends OldAddress {
  /** The path as people read it, which most web servers compare with what was asked for. */
  decoded: string
  /** With and without a slash at the end. */
  spellings: string[]
  to: string
}

const movedOf = (redirects: Record<string, string>): Moved[] =>
  Object.entries(redirects)
    .flatMap(([from, to]) => {
      const old = readOldAddress(from)
      if (!old) return []
      const decoded = decodeURI(old.path)
      const spellings = decoded === '/' ? [decoded] : [decoded, `${decoded}/`]
      // What would be a variable or a group in some host's file.
      const target = to.replaceAll(/[\\${}|^<>`;]/g, encodeURIComponent)
      return [{ ...old, decoded, spellings, to: target }]
    })
    // Of two that match, the one with more conditions comes first, as on our server.
    .toSorted((a, b) => b.query.length - a.query.length)

const isByQuery = ({ query }: Moved) => query.length > 0
const isByPath = ({ query }: Moved) => query.length === 0

/** Some hosts compare a path as it was sent, and WordPress writes `%c3` where browsers write `%C3`. */
const asSent = ({ path }: Moved) => [
  ...new Set([path, path.replace(/%[\dA-F]{2}/g, (code) => code.toLowerCase())]),
]

/** An address in a web server's file. */
const quoted = (text: string) => (/^[\w/.~-]+$/.test(text) ? text : `"${text}"`)

/** The lines that Cloudflare Pages reads. It ignores the others. */
const maxCloudflareLines = 2000

// Netlify looks for a file first. Cloudflare Pages doesn't, and would never show a page.
const redirectsFile = (moved: Moved[], views: PageView[], { lists, homes }: LanguagePlaces) =>
  [
    ...cloudflareNotes(moved),
    ...moved
      .filter(isByPath)
      .flatMap((each) => asSent(each).map((path) => ({ path, to: each.to })))
      .flatMap(({ path, to }) => [`${path} ${to} 301`, `${path}/ ${to} 301`]),
    ...(process.env.NETLIFY
      ? moved
          .filter(isByQuery)
          .map(
            ({ path, query, to }) =>
              `${path} ${query.map((part) => part.join('=')).join(' ')} ${to} 301!`,
          )
      : []),
    ...(process.env.NETLIFY
      ? views.map(({ path, query, file }) => `${path} ${query.replaceAll('&', ' ')} ${file} 200!`)
      : []),
    ...(process.env.NETLIFY
      ? [
          ...lists.map((list) => `/${list}/:name /${list} 302`),
          ...homes.map((home) => `/${home}/* /${home} 302`),
          '/* / 302',
        ]
      : []),
    '',
  ].join('\n')

/** What Cloudflare Pages can't do, for whoever reads the file. */
function cloudflareNotes(moved: Moved[]): string[] {
  if (process.env.NETLIFY) return []
  const lost = moved.filter((each) => isByQuery(each) && each.path === '/').map(oldAddressText)
  const lines = 2 * moved.filter(isByPath).flatMap(asSent).length
  return [
    ...(lost.length > 0
      ? [
          '# Cloudflare Pages can’t tell addresses apart by their query. Make a redirect rule in its',
          `# dashboard for those that would show the home page: ${lost.slice(0, 3).join(' ')}${lost.length > 3 ? ` and ${lost.length - 3} more` : ''}`,
        ]
      : []),
    ...(lines > maxCloudflareLines
      ? [`# Cloudflare Pages reads ${maxCloudflareLines} of these ${lines} lines.`]
      : []),
  ]
}

function vercel(rules: Rule[], moved: Moved[], { feeds }: LanguagePlaces): string {
  const entry = (source: string, headers: Headers) => ({
    source,
    headers: Object.entries(headers).map(([key, value]) => ({ key, value })),
  })
  const config = {
    cleanUrls: true,
    trailingSlash: false,
    ...(moved.length > 0 && {
      redirects: moved.flatMap((each) =>
        asSent(each).map((path) => ({
          source: path.replaceAll(/[()[\]:+?]/g, '\\$&'),
          ...(each.query.length > 0 && {
            has: each.query.map(([key, value]) => ({ type: 'query', key, value })),
          }),
          destination: each.to,
          statusCode: 301,
        })),
      ),
    }),
    headers: [
      entry('/(.*)', everywhere),
      entry('/_astro/(.*)', { 'Cache-Control': cacheControl(true) }),
      ...feeds.map((feed) => entry(`/${feed}`, { 'Content-Type': jsonFeed.type })),
      ...rules.map(({ path, below, headers }) => entry(below ? `${path}/:page*` : path, headers)),
    ],
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

function apache(
  rules: Rule[],
  moved: Moved[],
  views: PageView[],
  { lists, homes }: LanguagePlaces,
): string {
  const set = (headers: Headers, condition = '') =>
    Object.entries(headers).map(
      ([name, value]) => `Header always set ${name} "${value}"${condition && ` "${condition}"`}`,
    )
  return `# Needs mod_rewrite and mod_headers, and "AllowOverride All" for this folder.
Options -Indexes -MultiViews
DirectorySlash Off
AddDefaultCharset utf-8
ErrorDocument 404 /404.html
<Files "${jsonFeed.file}">
  ForceType "${jsonFeed.type}"
</Files>

${set({ ...everywhere, ...filesOnly, 'Cache-Control': cacheControl(false) }).join('\n')}
${set({ 'Cache-Control': cacheControl(true) }, 'expr=%{REQUEST_URI} =~ m#^/_astro/#').join('\n')}
${rules.flatMap((rule) => set(rule.headers, `expr=%{REQUEST_URI} =~ m#${expression(rule)}#`)).join('\n')}

RewriteEngine On
${moved.map(apacheRedirect).join('')}RewriteRule ^\\.(?!well-known/)|^api/ - [R=404,L]
RewriteCond %{THE_REQUEST} "^\\S+ /404(\\.html)?[? ]"
RewriteRule ^ / [R=302,L]
RewriteCond %{THE_REQUEST} "^\\S+ /(index)?\\.html[? ]"
RewriteRule ^ / [R=301,L]
RewriteCond %{THE_REQUEST} "^\\S+ [^? ]+\\.html[? ]"
RewriteRule ^([^/].*)\\.html$ /$1 [R=301,L]
RewriteRule ^([^/].*)/$ /$1 [R=301,L]
RewriteRule ^$ /index.html [END]
${views
  .map(
    ({ path, query, file }) =>
      `RewriteCond %{QUERY_STRING} ^${pattern(query)}$\nRewriteRule ^${path.slice(1)}$ ${file} [END]\n`,
  )
  .join('')}RewriteCond %{REQUEST_FILENAME} -f
RewriteRule ^ - [END]
RewriteCond %{DOCUMENT_ROOT}/$1.html -f
RewriteRule ^(.+)$ /$1.html [END]
RewriteRule \\.[^./]+$ - [R=404,L]
${lists.map((list) => `RewriteRule ^${list}/[^/]+$ /${list} [R=302,L]`).join('\n')}
${homes.map((home) => `RewriteRule ^${home}/ /${home} [R=302,L]\n`).join('')}RewriteRule ^ / [R=302,L]
`
}

/** An address as part of a name in a server's file. */
const named = (address: string) => address.replaceAll('/', '-')

const literal = (text: string) => text.replaceAll(/[.*+?^$()|[\]{}\\]/g, '\\$&')

function apacheRedirect({ decoded, query, to }: Moved): string {
  const conditions = query.map(([name, value]) => {
    const encoded = encodeURIComponent(value)
    const anyCase = encoded === value ? '' : ' [NC]'
    return `RewriteCond %{QUERY_STRING} "(^|&)${name}=${literal(encoded)}(&|$)"${anyCase}\n`
  })
  const pattern = decoded === '/' ? '^$' : `^${literal(decoded.slice(1))}/?$`
  const rule = /\s/.test(pattern) ? `"${pattern}"` : pattern
  return `${conditions.join('')}RewriteRule ${rule} ${to.replaceAll('%', '\\%')} [R=301,NE,QSD,L]\n`
}

const nginxVariable = (name: string) => `$site_${name.toLowerCase().replaceAll('-', '_')}`

/** Where the build is on the server, in the files that owners copy. */
const siteFolder = '/srv/site/dist'

/**
 * The owner's own file, copied once. What changes with the pages is in the two files it includes.
 */
function nginxServer({ url }: Identity): string {
  return `# Copy this file once, to /etc/nginx/conf.d/ for example, and make it yours: folder, TLS, logs.
# The build never touches your copy. After a build: nginx -t && nginx -s reload
include ${siteFolder}/${hostsFolder}/nginx-maps.conf;

server {
  listen 80;
  server_name ${new URL(url).hostname};
  root ${siteFolder};
  include ${siteFolder}/${hostsFolder}/nginx-site.conf;

  # Forms and the site's other services, where its server runs too:
  # location /api/ { proxy_pass http://127.0.0.1:3000; client_max_body_size 192k; proxy_set_header Host $host; proxy_set_header X-Forwarded-For $remote_addr; }
  location /api/ { return 404; }
}
`
}

/** Redirects by the names in their queries. nginx looks each group up by its values. */
const queryGroups = (moved: Moved[]) =>
  [...Map.groupBy(moved.filter(isByQuery), ({ query }) => query.map(([name]) => name).join(' '))]
    .map(([names, members]) => ({ names: names.split(' '), members }))
    .toSorted((a, b) => b.names.length - a.names.length)

/** nginx refuses longer names in a map, unless the owner's own settings allow them. */
const maxHashedKey = 40

function nginxQueryMap({ names, members }: ReturnType<typeof queryGroups>[number], index: number) {
  const entries = members.flatMap(({ query, spellings, to }) =>
    spellings.map((path) => ({
      key: [path, ...query.map(([, value]) => encodeURIComponent(value))].join(' '),
      to,
    })),
  )
  const inAnyCase = Map.groupBy(entries, ({ key }) => key.toLowerCase())
  const lines = entries.map(({ key, to }) => {
    // nginx ignores the case of names, so two that differ in nothing else are expressions.
    const isAlone = inAnyCase.get(key.toLowerCase())?.length === 1
    const isName = isAlone && !key.includes('%') && Buffer.byteLength(key) <= maxHashedKey
    const mark = key.includes('%') ? '~*' : '~'
    return `  "${isName ? key : `${mark}^${literal(key)}$`}" "${to}";`
  })
  const parts = ['$uri', ...names.map((name) => `$arg_${name}`)].join(' ')
  return `map "${parts}" $site_moved_${index} {\n  default "";\n${lines.join('\n')}\n}\n`
}

function nginxMaps(rules: Rule[], moved: Moved[], views: PageView[]): string {
  const maps = Object.keys(filesOnly).map((name) => {
    const lines = rules
      .filter(({ headers }) => headers[name] !== filesOnly[name])
      .map((rule) => `  "~${expression(rule)}" "${rule.headers[name]}";`)
    return `map $uri ${nginxVariable(name)} {\n  default "${filesOnly[name]}";\n${lines.join('\n')}\n}\n`
  })
  return `# Made by the build; included inside "http".
${[...maps, ...queryGroups(moved).map(nginxQueryMap)].join('\n')}
map $request_uri $site_view {
  default "";
${views.map(({ path, query, file }) => `  "~^${path}\\?${pattern(query)}$" "${file}";`).join('\n')}
}
map $uri $site_cache_control {
  default "${cacheControl(false)}";
  "~^/_astro/" "${cacheControl(true)}";
}
`
}

function nginxSite(
  moved: Moved[],
  views: PageView[],
  { lists, homes, feeds }: LanguagePlaces,
): string {
  const names = Object.keys(filesOnly)
  return `# Made by the build; included inside "server".
charset utf-8;
absolute_redirect off;
gzip_static on;
gzip_vary on;
# brotli_static on; with the module ngx_brotli

${Object.entries(everywhere)
  .map(([name, value]) => `add_header ${name} "${value}" always;`)
  .join('\n')}
${[...names, 'Cache-Control'].map((name) => `add_header ${name} ${nginxVariable(name)} always;`).join('\n')}

${queryGroups(moved)
  .map((_, index) => `if ($site_moved_${index}) { return 301 $site_moved_${index}; }\n`)
  .join('')}${moved
  .filter(isByPath)
  .flatMap(({ spellings, to }) =>
    spellings.map((path) => `location = ${quoted(path)} { return 301 ${to}; }\n`),
  )
  .join('')}location = / { try_files /index.html =404; }
${[...new Set(views.map(({ path }) => path))].map((path) => `location = ${path} { try_files $site_view ${path}.html =404; }\n`).join('')}location = /index.html { return 301 /; }
error_page 404 /404.html;
location = /404 { return 302 /; }
location = /404.html { if ($request_uri ~ ^/404\\.html) { return 302 /; } }
${feeds
  .map(
    (feed) => `location = /${feed} {
  types { }
  default_type "${jsonFeed.type}";
}`,
  )
  .join('\n')}
location ~ /\\.(?!well-known/) { return 404; }
location ~ ^/([^/].*)(\\.html|/)$ { return 301 /$1; }
location ~ \\.[^./]+$ { try_files $uri =404; }
${lists
  .map(
    (list) => `location ~ ^/${list}/[^/]+$ { try_files $uri.html @${named(list)}; }
location @${named(list)} { return 302 /${list}; }`,
  )
  .join('\n')}
${homes
  .map(
    (home) => `location ~ ^/${home}/ { try_files $uri.html @${home}; }
location @${home} { return 302 /${home}; }
`,
  )
  .join('')}location / { try_files $uri.html @home; }
location @home { return 302 /; }
`
}

function caddyByQuery({ spellings, query, to }: Moved, index: number) {
  const conditions = query.map(([name, value]) => `{http.request.uri.query.${name}} == "${value}"`)
  return `		@moved${index} {
			path ${spellings.map(quoted).join(' ')}
			expression \`${conditions.join(' && ')}\`
		}
		redir @moved${index} ${to} 301
`
}

function caddy(
  rules: Rule[],
  moved: Moved[],
  views: PageView[],
  identity: Identity,
  missingPolicy: string,
): string {
  const { url } = identity
  const { lists, homes, feeds } = placesOf(identity)
  const set = (headers: Headers) =>
    Object.entries(headers)
      .map(([name, value]) => `\t\t\t${name} "${value}"`)
      .join('\n')
  return `# Change the folder. Caddy gets a certificate for the name by itself.
${new URL(url).hostname} {
	root * ${siteFolder}
	# In the order written: Caddy would put the most general header last.
	route {
		header {
${set({ ...everywhere, ...filesOnly, 'Cache-Control': cacheControl(false) })}
		}
		header /_astro/* Cache-Control "${cacheControl(true)}"
${feeds.map((feed) => `\t\theader /${feed} Content-Type "${jsonFeed.type}"`).join('\n')}
${rules
  .map(
    (rule, index) => `		@page${index} path_regexp ${expression(rule)}
		header @page${index} {
${set(rule.headers)}
		}`,
  )
  .join('\n')}

		@hidden path_regexp ^/\\.(hosts|htaccess|nojekyll)
		error @hidden 404
		# Forms and the site's other services, where its server runs too:
		# request_body /api/* {
		# 	max_size 192KiB
		# }
		# reverse_proxy /api/* 127.0.0.1:3000
		respond /api/* 404
${moved.filter(isByQuery).map(caddyByQuery).join('')}${moved
  .filter(isByPath)
  .flatMap(({ spellings, to }) => spellings.map((path) => `\t\tredir ${quoted(path)} ${to} 301\n`))
  .join('')}		redir /index.html / 301
		redir /404 / 302
		redir /404.html / 302
		@other path_regexp other ^/([^/].*)(\\.html|/)$
		redir @other /{re.other.1} 301
${views
  .map(
    ({ path, query, file }, index) =>
      `\t\t@view${index} expression \`{http.request.uri} in ["${path}?${query}", "${path}?${query}&q="]\`\n\t\trewrite @view${index} ${file}\n`,
  )
  .join('')}		rewrite / /index.html
		try_files {path} {path}.html
		@missing not file
		route @missing {
			@name path_regexp \\.[^./]+$
			error @name 404
${[
  ...lists.map(
    (list) =>
      `\t\t\t@${named(list)} path_regexp ^/${list}/[^/]+$\n\t\t\tredir @${named(list)} /${list} 302`,
  ),
  ...homes.map(
    (home) => `\t\t\t@${home} path_regexp ^/${home}/\n\t\t\tredir @${home} /${home} 302`,
  ),
].join('\n')}
			redir * / 302
		}
		file_server {
			precompressed br gzip
		}
	}
	handle_errors {
		@missing expression \`{http.error.status_code} == 404\`
		header @missing {
${set({ 'Content-Security-Policy': missingPolicy, 'Cache-Control': cacheControl(false) })}
		}
		rewrite @missing /404.html
		file_server @missing
	}
}
`
}
