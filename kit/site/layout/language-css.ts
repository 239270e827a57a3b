/**
 * On tablets, the bar has no room for names, so a code stands in a cell beside the palette, as narrow
 * as that, or two share it. More would be too small to tap; they're left to the
 * footer. Not in a style sheet, because sites with one language needn't load it.
 */
export const languageCss = (others: number): string =>
  `@media(768px<=width<=1100px){${others > 2 ? hiddenCss : cellCss + (others > 1 ? sharedCss : '')}}`

const hiddenCss = 'a[data-code]{display:none}'
const cellCss =
  'ul:has([data-code]){padding-inline-end:0}[data-shell] button[aria-controls=themes],a[data-code]{inline-size:40px}a[data-code]{border-inline-start:1px solid var(--border-alt);justify-content:center;gap:0;font-size:0}a[data-code]:before{content:attr(data-code)" ";font-size:var(--size-ui)}'
const sharedCss =
  'ul li:has(>[data-code]):has(+li){position:absolute;inset-block:0 50%;inset-inline-end:calc(var(--cell) + 40px)}li:has(>[data-code])+li{align-items:end}li:has(>[data-code])+li>a{block-size:50%;border-block-start:1px solid var(--border-alt)}'
