/**
 * The font of the page's script, which it loads at once. Languages in other scripts have a file in
 * `scripts/` instead of this one (`owner/vite-plugin.ts`).
 */
export const scriptFont: string | undefined = undefined
