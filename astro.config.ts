import mdx from '@astrojs/mdx'
import react from '@astrojs/react'
import { defineConfig } from 'astro/config'
import { identity } from './identity.ts'
import { articlesWithoutCode } from './site/build/article-code.ts'
import bundledScripts from './site/build/bundled-scripts.ts'
import { classNames } from './site/build/class-names.ts'
import { codeClasses } from './site/build/code-classes.ts'
import { codeMemory } from './site/build/code-memory.ts'
import content from './site/build/content.ts'
import optionalPages from './site/build/optional-pages.ts'
import output from './site/build/output.ts'
import servedFiles from './site/build/served-files.ts'
import settled from './site/build/settled.ts'
import editor from './site/editor/editor.ts'
import { elementsWithComponents } from './site/features/blog/posts.ts'

export default defineConfig({
  site: identity.url,
  srcDir: 'site',
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'always' },
  markdown: {
    shikiConfig: {
      theme: 'css-variables',
      transformers: [codeMemory(`${import.meta.dirname}/node_modules/.cache/code`), codeClasses],
    },
  },
  devToolbar: { enabled: false },
  integrations: [
    servedFiles(['content', 'contracts', 'i18n', 'identity.ts', 'node_modules', 'public', 'site']),
    react(),
    // Written as HTML at once, not rendered element by element: a fifth less work for a page built before.
    mdx({ optimize: { ignoreElementNames: [...elementsWithComponents] } }),
    optionalPages(identity),
    settled(),
    content(identity),
    output(identity),
    editor(identity),
  ],
  vite: {
    plugins: [articlesWithoutCode(), bundledScripts()],
    css: { modules: { generateScopedName: classNames(import.meta.dirname) } },
    build: {
      assetsInlineLimit: 0,
      rolldownOptions: {
        // MDX modules carry a directive that only Astro reads; the bundler warns of each one.
        onLog: (level, log, handle) => log.code !== 'MODULE_LEVEL_DIRECTIVE' && handle(level, log),
      },
    },
  },
})
