/** `readStored` as source text for an inline script, which can't import it. */
export const inlineRead = (key: string): string =>
  `(()=>{try{return localStorage.getItem(${JSON.stringify(key)})}catch{return null}})()`
