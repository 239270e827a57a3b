function excelTitle(number: number): string {
  let title = 'A'
  for (let i = 1; i < number; i++) {
    const [, kept, raised, wrapped] = /^(.*?)([A-Y]?)(Z*)$/.exec(title) ?? []
    const next = raised === '' ? 'A' : String.fromCharCode(raised.charCodeAt(0) + 1)
    title = kept + next + 'A'.repeat(wrapped.length)
  }
  return title
}
