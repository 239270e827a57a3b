import { fileURLToPath } from 'node:url'
import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import type { AstroInlineConfig } from 'astro'
import { addOns } from '#add-ons.ts'
import { languagesOf } from '#contracts/languages.ts'
import { identity } from '#identity.ts'
import { cacheFolder, siteFile, siteRoot } from '#owner/root.ts'
import { ownersFiles, ownersLanguage, ownersWords } from '#owner/vite-plugin.ts'
import { articlesWithoutCode } from './build/article-code.ts'
import bundledScripts from './build/bundled-scripts.ts'
import { changedContent } from './build/changed-content.ts'
import { classNames } from './build/class-names.ts'
import { codeClasses } from './build/code-classes.ts'
import { codeMemory } from './build/code-memory.ts'
import content from './build/content.ts'
import { islandScript } from './build/island-script.ts'
import { markdownProcessor } from './build/markdown.ts'
import optionalPages from './build/optional-pages.ts'
import output from './build/output.ts'
import { overrides } from './build/overrides.ts'
import { preactInBrowsers } from './build/preact.ts'
import publicFolders from './build/public-folders.ts'
import servedFiles from './build/served-files.ts'
import settled from './build/settled.ts'
import editor from './editor/editor.ts'
import { elementsWithComponents } from './ui/markdown/elements.ts'

/**
 * Whether the process builds the first language. Another one's build only makes its pages; the first
 * one's adds them to its own (`build/languages.ts`), and processes them all.
 */
const isFirst = languagesOf(identity)[0]?.locale === identity.locale

/**
 * Where Astro's dev server keeps the content it has read: in `.astro/` there, whatever `cacheDir` is.
 * Servers of two languages that run side by side would show each other's pages.
 */
export const devRoot = isFirst ? siteRoot : cacheFolder(`astro-dev-${identity.locale}`)

/** How Astro builds a site: the kit's pages, with the words and pictures of the site's folder. */
export const astroConfig: AstroInlineConfig = {
  configFile: false,
  root: siteRoot,
  srcDir: fileURLToPath(new URL('./', import.meta.url)),
  // All languages share the files in public/.
  publicDir: isFirst ? fileURLToPath(siteFile('public/')) : cacheFolder('no-public'),
  // Astro's cache of one language's content is useless for another.
  ...(!isFirst && { cacheDir: cacheFolder(`astro-${identity.locale}`) }),
  site: identity.url,
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  markdown: {
    processor: markdownProcessor(),
    shikiConfig: {
      theme: 'css-variables',
      transformers: [codeMemory(cacheFolder('code')), codeClasses],
    },
  },
  image: {
    service: {
      entrypoint: fileURLToPath(new URL('build/image-service.ts', import.meta.url)),
      // By default 4, which took ten times as long for photographs a sixth smaller.
      config: { avif: { effort: 2 } },
    },
  },
  devToolbar: { enabled: false },
  integrations: [
    // Everything else is in the site's folder.
    {
      name: 'site-root',
      hooks: {
        'astro:config:setup': ({ updateConfig }) => {
          updateConfig({ root: siteFile('./') })
        },
      },
    },
    servedFiles([
      // No page needs identity.ts itself, but the editor reads it as /edit/identity.ts.
      ...['content', 'identity.ts', 'public', 'pages', 'overrides', 'theme', 'add-ons'],
      ...[new URL('../', import.meta.url).href, ...addOns.map(({ url }) => url)].map((url) =>
        fileURLToPath(new URL('.', url)),
      ),
      'node_modules',
    ]),
    react(),
    // Written as HTML at once, not rendered element by element: a fifth less work for a page built before.
    mdx({ optimize: { ignoreElementNames: [...elementsWithComponents] } }),
    optionalPages(identity),
    ...(isFirst ? [publicFolders(identity)] : []),
    settled(),
    content(identity),
    changedContent(),
    ...(isFirst ? [output(identity)] : []),
    editor(identity),
  ],
  vite: {
    // The editors of two languages run side by side.
    ...(!isFirst && { cacheDir: cacheFolder(`vite-${identity.locale}`) }),
    // A publication in the editor writes thousands of files there.
    server: { watch: { ignored: ['**/dist/**', '**/.dist-*/**', '**/data/**'] } },
    plugins: [
      preactInBrowsers(),
      islandScript(),
      ownersWords(),
      ownersFiles(),
      ownersLanguage(),
      overrides(),
      articlesWithoutCode(),
      bundledScripts(),
    ],
    css: { modules: { generateScopedName: classNames() } },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // MDX modules carry a directive that only Astro reads; the bundler warns of each one.
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      },
    },
  },
}
