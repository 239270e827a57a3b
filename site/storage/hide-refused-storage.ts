/**
 * For packages that read `localStorage` as they load: where reading it throws, it becomes undefined, as
 * in a browser without storage, which they do handle. Import this before them.
 */
try {
  void globalThis.localStorage
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined })
}

export {}
