function compressRuns(text: string): string {
  return runsOf(text)
    .map((run) => run[0] + (run.length > 1 ? run.length : ''))
    .join('')
}

function encodeRuns(text: string): string {
  return runsOf(text)
    .map((run) => `${run[0]}${run.length}`)
    .join('')
}

function compressIfShorter(text: string): string {
  const encoded = encodeRuns(text)
  return encoded.length >= text.length ? text : encoded
}

function runsOf(text: string): string[] {
  return text.match(/(.)\1*/g) ?? []
}
