import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'

declare module 'astro' {
  interface AstroClientDirectives {
    /** Hydrates once the page has loaded and painted: text and fonts go first. */
    'client:settled'?: boolean
  }
}

export default function settled(): AstroIntegration {
  return {
    name: 'settled',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({
          name: 'settled',
          // Astro accepts a URL too, but passes it to a bundler that doesn't.
          entrypoint: fileURLToPath(new URL('./settled-directive.ts', import.meta.url)),
        }),
    },
  }
}
