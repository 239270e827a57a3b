import { existsSync } from 'node:fs'
import { build } from 'rolldown'
import type { Plugin as VitePlugin } from 'vite'
import { statisticsOn } from '#contracts/statistics.ts'
import { languageVariables, ownersWords } from '#owner/vite-plugin.ts'

/**
 * Two ways to import a module and its imports as one minified piece. `import code from
 * './leave.ts?inline-script'` returns the text for an inline `<script>`, so that a small behavior
 * needs no request. `import './shell.ts?bundled'` in a `<script>` makes a file that shares no
 * modules with the islands, so that it loads in one request instead of a chain.
 */
export default function bundledScripts(): VitePlugin {
  let isBuild = false
  return {
    name: 'bundled-scripts',
    config: (_config, { command }) => {
      isBuild = command === 'build'
    },
    async load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'inline-script' && query !== 'bundled') return
      // The bundler would add an ending, and the dev server checks the file that was asked for.
      if (!existsSync(file)) return
      const { output } = await build({
        input: file,
        write: false,
        plugins: [ownersWords()],
        transform: {
          define: {
            'process.env.STATISTICS': JSON.stringify(statisticsOn ? 'on' : 'off'),
            ...languageVariables(isBuild),
            // Forms write a number only after an input, and the budget for their scripts is small.
            'process.env.DIGIT_GROUPS_FROM': '""',
          },
        },
        output: { format: 'es', minify: true },
      })
      for (const chunk of output)
        if (chunk.type === 'chunk')
          // Vite would look for modules that are no files.
          for (const module of Object.keys(chunk.modules))
            if (!module.startsWith('\0')) this.addWatchFile(module)
      const [{ code }] = output
      return query === 'bundled' ? code : `export default ${JSON.stringify(code)}`
    },
  }
}
