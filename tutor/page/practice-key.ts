/** The name under which the browser stores the practice history. */
export const practiceKey = (storageKey: string) => `${storageKey}:practice`
