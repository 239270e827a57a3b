/** Lets the same message through at most every 10 seconds. */
class Logger {
  // When each message may be printed again.
  private allowedAt = new Map<string, number>()

  shouldPrintMessage(timestamp: number, message: string): boolean {
    if (timestamp < (this.allowedAt.get(message) ?? 0)) return false
    this.allowedAt.set(message, timestamp + 10)
    return true
  }
}
