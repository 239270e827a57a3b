import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const here = fileURLToPath(import.meta.url)

/** What a browser gets for each module of React. */
const replacements: Record<string, string> = {
  react: 'preact/compat',
  'react-dom': 'preact/compat',
  'react-dom/client': fileURLToPath(new URL('./preact-hydration.ts', import.meta.url)),
  'react/jsx-runtime': 'preact/compat/jsx-runtime',
  'react/jsx-dev-runtime': 'preact/compat/jsx-dev-runtime',
}

const bundledForDev = ['', '/compat', '/compat/client', '/compat/jsx-dev-runtime'].map(
  (path) => `@wize/kit > preact${path}`,
)

/** Replaces React, in the kit's modules and in packages that an owner's islands use. */
const replace = {
  name: 'preact-for-react',
  resolveId: {
    filter: { id: /^react(-dom)?(\/|$)/ },
    handler(this: Resolver, source: string) {
      const replacement = replacements[source]
      return replacement ? this.resolve(replacement, here) : null
    },
  },
} as const

interface Resolver {
  resolve: (source: string, importer: string) => Promise<{ id: string } | null>
}

/** React renders the pages, and Preact runs their islands: it has a seventh of React's size. */
export function preactInBrowsers(): Plugin {
  return {
    ...replace,
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    // `npm run dev` bundles packages on its own, those named here before a page asks for them.
    configEnvironment: (name) =>
      name === 'client'
        ? { optimizeDeps: { include: bundledForDev, rolldownOptions: { plugins: [replace] } } }
        : undefined,
    // Fast Refresh would intercept each change, but it works with React only.
    hotUpdate({ file, modules }) {
      if (modules.length === 0 || !/\.([cm]?[jt]sx?|json)$/.test(file)) return undefined
      this.environment.hot.send({ type: 'full-reload' })
      return []
    },
  }
}
