/** The n-th term of 1, 11, 21, 1211, …: each says the runs of the one before it. */
function countAndSay(n: number): string {
  let term = '1'
  for (let i = 1; i < n; i++) term = said(term)
  return term
}

function said(term: string): string {
  let text = ''
  for (let start = 0, end = 0; start < term.length; start = end) {
    while (term[end] === term[start]) end++
    text += `${end - start}${term[start]}`
  }
  return text
}
