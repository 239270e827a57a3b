import type { Language } from '#contracts/assistant-fields.ts'

type TokenKind = 'comment' | 'string' | 'number' | 'keyword' | 'call' | 'plain'
export interface Token {
  kind: TokenKind
  text: string
}

const words = (list: string) => new Set(list.split(' '))

const script =
  'async await break case catch class const continue default delete do else export extends false finally for from function if import in instanceof let new null of return static super switch this throw true try typeof undefined var void while yield'

const keywords: Record<Language, ReadonlySet<string>> = {
  javascript: words(script),
  typescript: words(
    `${script} any as boolean enum implements interface keyof never number private public readonly string type unknown`,
  ),
  python: words(
    'False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return self try while with yield',
  ),
  java: words(
    'abstract boolean break byte case catch char class continue default do double else enum extends false final finally float for if implements import instanceof int interface long new null package private protected public record return short static super switch this throw throws true try var void while',
  ),
  cpp: words(
    'auto bool break case catch char class const constexpr continue default delete do double else enum explicit false float for if inline int long namespace new nullptr operator private protected public return short signed sizeof static static_cast struct switch template this throw true try typedef typename unsigned using virtual void while',
  ),
}

const quoted = String.raw`"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?`
const number = String.raw`\b(?:0[xXbB])?\d[\w.]*`
const word = String.raw`[A-Za-z_$][\w$]*`

const curly = new RegExp(
  String.raw`(?<comment>\/\/[^\n]*|\/\*[^]*?(?:\*\/|$(?![^])))|(?<directive>^[ \t]*#\w+)|(?<string>` +
    String.raw`\`(?:\\.|[^\`\\])*\`?|${quoted})|(?<number>${number})|(?<word>${word})`,
  'gm',
)
const python = new RegExp(
  String.raw`(?<comment>#[^\n]*)|(?<string>"""[^]*?(?:"""|$(?![^]))|'''[^]*?(?:'''|$(?![^]))|${quoted})|(?<number>${number})|(?<word>${word})`,
  'gm',
)

/**
 * Splits a program into colored tokens that together are its whole text. Handles incomplete
 * programs, too.
 */
export function highlight(code: string, language: Language): Token[] {
  const tokens: Token[] = []
  const add = (kind: TokenKind, text: string) => {
    const last = tokens.at(-1)
    if (last?.kind === kind) last.text += text
    else if (text) tokens.push({ kind, text })
  }
  let from = 0
  for (const match of code.matchAll(language === 'python' ? python : curly)) {
    const text = match[0]
    const { comment, directive, string, number } = match.groups ?? {}
    add('plain', code.slice(from, match.index))
    from = match.index + text.length
    if (comment !== undefined) add('comment', text)
    else if (directive !== undefined) add(language === 'cpp' ? 'keyword' : 'plain', text)
    else if (string !== undefined) add('string', text)
    else if (number !== undefined) add('number', text)
    else if (keywords[language].has(text)) add('keyword', text)
    else add(code[from] === '(' ? 'call' : 'plain', text)
  }
  add('plain', code.slice(from))
  return tokens
}
