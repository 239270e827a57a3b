/**
 * For packages that read `localStorage` while they load. If reading it throws, it becomes
 * undefined, which they can handle. Import this before them.
 */
try {
  void globalThis.localStorage
} catch {
  Object.defineProperty(globalThis, 'localStorage', { value: undefined })
}

export {}
