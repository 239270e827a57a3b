import { errorPageStyle } from '#contracts/error-page.ts'
import { textDirection } from '#contracts/languages.ts'
import { listPages, pages } from '#contracts/pages.ts'
import type { OldAddress } from '#contracts/redirects.ts'
import { locale } from '#locale'
import words from '#messages/layout.json' with { type: 'json' }

/**
 * `404.html`, which static hosts show for unknown addresses. It does with a script what our server
 * does with a redirect: replaces the address with the nearest page's before anything is painted. It
 * stays for a missing file. Without scripts it goes home. `policy` is what it may load, which hosts that
 * send a policy for missing files have to send.
 */
export function unknownPage(
  hashOf: (source: string) => string,
  moved: (OldAddress & { to: string })[] = [],
  places: { lists: string[]; homes: string[] } = {
    lists: listPages.map((path) => path.slice(1)),
    homes: [],
  },
): { html: string; policy: string } {
  const lists = pattern(places.lists)
  const home = places.homes.length > 0 ? `||/^(${pattern(places.homes)})(?=\\/)/.exec(p)` : ''
  const [byPath, byQuery] = [
    moved.filter(({ query }) => query.length === 0),
    moved.filter(({ query }) => query.length > 0),
  ]
  const paths = JSON.stringify(Object.fromEntries(byPath.map(({ path, to }) => [path, to])))
  const queries = JSON.stringify(byQuery.map(({ path, query, to }) => [path, query, to]))
  // The canonical address, as `canonicalPath` makes it.
  const canonical = `let c=p;try{c=encodeURI(decodeURIComponent(p).replace(/\\/+$/,'').replace(/\\.html?$/,'').replace(/\\/index$/,''))||'/'}catch{}`
  const script = `const p=location.pathname,q=new URLSearchParams(location.search);${canonical}const o=${paths},m=(${queries}.find(([f,a])=>f===c&&a.every(([n,v])=>q.get(n)===v))||[])[2]||(Object.hasOwn(o,c)?o[c]:'');if(m||!/\\.(?!html?$)[^./]+$/.test(p))location.replace(m||(/^(${lists})(?=\\/[^/]+\\/?$)/.exec(p)${home}||['${pages.home}'])[0])`
  const policy = `default-src 'none'; script-src ${hashOf(script)}; style-src ${hashOf(errorPageStyle)}; base-uri 'none'; form-action 'none'`
  const html = `<!doctype html>
<html lang="${locale}" dir="${textDirection(locale)}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.notFound.title}</title>
<style>${errorPageStyle}</style>
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=/"></noscript>
</head>
<body><main><h1>${words.notFound.title}</h1><p>${words.notFound.file}</p><p><a href="${pages.home}">${words.notFound.home}</a></p></main></body>
</html>
`
  return { html, policy }
}

const pattern = (addresses: string[]) =>
  addresses.map((address) => `\\/${address.replaceAll('/', '\\/')}`).join('|')
