import { build, type Plugin } from 'rolldown'

/**
 * Two ways to import a module together with all that it imports, minified, in one piece.
 * `import code from './leave.ts?inline-script'` gives it as text for a `<script>` in the page: a behavior
 * of half a kilobyte costs no request. `import './shell.ts?bundled'` in a `<script>` makes a file that
 * shares no module with the islands, so that it comes with one request and not with a chain of them.
 */
export default function bundledScripts(): Plugin {
  return {
    name: 'bundled-scripts',
    async load(id) {
      const [file = '', query] = id.split('?')
      if (query !== 'inline-script' && query !== 'bundled') return
      const { output } = await build({
        input: file,
        write: false,
        transform: {
          define: { 'process.env.STATISTICS': JSON.stringify(process.env.STATISTICS ?? 'on') },
        },
        output: { format: 'es', minify: true },
      })
      for (const chunk of output)
        if (chunk.type === 'chunk')
          for (const module of Object.keys(chunk.modules)) this.addWatchFile(module)
      const [{ code }] = output
      return query === 'bundled' ? code : `export default ${JSON.stringify(code)}`
    },
  }
}
