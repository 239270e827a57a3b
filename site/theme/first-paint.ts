import { defaultTheme, fallbackTheme, themeNames, themeStorageKey } from './theme-names.ts'

/**
 * Script for the head, run before the first paint: shows the kept theme, and has a page that is read
 * again laid out whole, so that the reader comes back to the same place. Written as text because it must
 * be inline, and short because every page carries it.
 */
export const firstPaint = `(()=>{let t=null;try{t=localStorage.getItem('${themeStorageKey}')}catch{}
const d=document.documentElement.dataset;
d.theme=t===null?'${defaultTheme}':${JSON.stringify(themeNames)}.includes(t)?t:'${fallbackTheme}';
if(performance.getEntriesByType('navigation')[0]?.type!=='navigate')d.whole=''})()`
