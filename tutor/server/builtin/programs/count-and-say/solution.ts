/** The n-th text of the count-and-say sequence: each one tells the runs of the one before. */
function countAndSay(n: number): string {
  let text = '1'
  for (let i = 1; i < n; i++) {
    let said = ''
    for (let start = 0, end = 0; start < text.length; start = end) {
      while (text[end] === text[start]) end++
      said += `${end - start}${text[start]}`
    }
    text = said
  }
  return text
}
