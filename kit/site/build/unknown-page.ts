import { listPages, pages } from '#contracts/pages.ts'
import { locale } from '#locale'
import words from '#messages/layout.json' with { type: 'json' }

/**
 * `404.html`, which static hosts show for unknown addresses. It does with a script what our server
 * does with a redirect: replaces the address with the nearest page's before anything is painted.
 * Without scripts it goes home.
 */
export function unknownPage(
  hashOf: (script: string) => string,
  redirects: Record<string, string> = {},
): string {
  const moved =
    Object.keys(redirects).length > 0 ? `${JSON.stringify(redirects)}[location.pathname]||` : ''
  const lists = listPages.join('|').replaceAll('/', '\\/')
  const script = `location.replace(${moved}(/^(${lists})(?=\\/.)/.exec(location.pathname)||['${pages.home}'])[0])`
  const policy = `default-src 'none'; script-src ${hashOf(script)}; base-uri 'none'; form-action 'none'`
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${words.notFound.title}</title>
<script>${script}</script>
<noscript><meta http-equiv="refresh" content="0; url=/"></noscript>
</head>
<body><noscript><a href="/">${words.notFound.home}</a></noscript></body>
</html>
`
}
