/** A hash map: the remainder of a key names the bucket that its entry is in. */
class MyHashMap {
  private buckets: { key: number; value: number }[][] = Array.from({ length: 769 }, () => [])

  put(key: number, value: number): void {
    const bucket = this.bucketOf(key)
    const entry = bucket.find((one) => one.key === key)
    if (entry === undefined) bucket.push({ key, value })
    else entry.value = value
  }

  get(key: number): number {
    return this.bucketOf(key).find((one) => one.key === key)?.value ?? -1
  }

  remove(key: number): void {
    const bucket = this.bucketOf(key)
    const place = bucket.findIndex((one) => one.key === key)
    if (place >= 0) bucket.splice(place, 1)
  }

  private bucketOf(key: number) {
    return this.buckets[key % this.buckets.length]
  }
}
