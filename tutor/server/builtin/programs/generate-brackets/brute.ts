function generateBrackets(n: number): string[] {
  const texts = Array.from({ length: 4 ** n }, (_, code) =>
    Array.from({ length: 2 * n }, (_bit, i) => ((code >> i) % 2 === 0 ? '(' : ')')).join(''),
  )
  return texts.filter((text) => {
    let rest = text
    while (rest.includes('()')) rest = rest.replaceAll('()', '')
    return rest === ''
  })
}

function countBrackets(n: number): number {
  return generateBrackets(n).length
}
