/** The only style of the pages that say an address has no file, or can't be read. They need no other files. */
export const errorPageStyle =
  ':root{color-scheme:light dark}body{margin:15vh auto;max-width:34rem;padding:0 1.5rem;font:1.125rem/1.5 system-ui,sans-serif}h1{font-size:2.5rem;line-height:1.1;margin:0 0 1rem}a{margin-inline-end:1.5rem}'
