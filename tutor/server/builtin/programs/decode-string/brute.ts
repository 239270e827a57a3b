function decodeString(text: string): string {
  const innermost = /(\d+)\[([a-z]*)\]/
  let decoded = text
  while (innermost.test(decoded)) {
    decoded = decoded.replace(innermost, (_, times: string, inside: string) =>
      inside.repeat(Number(times)),
    )
  }
  return decoded
}
