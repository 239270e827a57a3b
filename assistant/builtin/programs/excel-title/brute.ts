function columnTitle(column: number): string {
  let title = 'A'
  for (let i = 1; i < column; i++) title = next(title)
  return title
}

function next(title: string): string {
  if (title === '') return 'A'
  const last = title[title.length - 1]
  const before = title.slice(0, -1)
  return last === 'Z' ? `${next(before)}A` : before + String.fromCharCode(last.charCodeAt(0) + 1)
}
