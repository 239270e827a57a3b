/** A cache that drops the entry used least often; of equal ones the one used longest ago. */
class LfuCache {
  private capacity: number
  private entries = new Map<number, { value: number; uses: number }>()
  // For each number of uses its keys; a Set keeps them in the order in which they were added.
  private keysByUses = new Map<number, Set<number>>()
  private fewestUses = 0

  constructor(capacity: number) {
    this.capacity = capacity
  }

  get(key: number): number {
    const entry = this.entries.get(key)
    if (entry === undefined) return -1
    this.keysByUses.get(entry.uses)?.delete(key)
    if (this.keysByUses.get(this.fewestUses)?.size === 0) this.fewestUses++
    entry.uses++
    this.addKey(key, entry.uses)
    return entry.value
  }

  put(key: number, value: number): void {
    if (this.capacity === 0) return
    const entry = this.entries.get(key)
    if (entry !== undefined) {
      entry.value = value
      this.get(key)
      return
    }
    if (this.entries.size === this.capacity) this.dropOne()
    this.entries.set(key, { value, uses: 1 })
    this.addKey(key, 1)
    this.fewestUses = 1
  }

  private addKey(key: number, uses: number): void {
    const keys = this.keysByUses.get(uses) ?? new Set()
    this.keysByUses.set(uses, keys.add(key))
  }

  private dropOne(): void {
    const keys = this.keysByUses.get(this.fewestUses) ?? new Set()
    for (const oldest of keys) {
      keys.delete(oldest)
      this.entries.delete(oldest)
      return
    }
  }
}
