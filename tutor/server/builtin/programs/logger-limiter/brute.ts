class Logger {
  printed: [number, string][] = []
  shouldPrintMessage(timestamp: number, message: string) {
    const isRecent = this.printed.some(
      ([time, text]) => text === message && timestamp - time < 10,
    )
    if (!isRecent) this.printed.push([timestamp, message])
    return !isRecent
  }
}
