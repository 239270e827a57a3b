import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test('paragraphs, headings, lists, and quotes have an empty line between them', () => {
  expect(
    plainText(
      `<h2>A part</h2>\n<p>First\n  words<br>and <strong>more</strong>.</p>
<ul>\n<li>one</li>\n<li>two<ol start="3"><li>deep</li></ol></li></ul>
<blockquote><p>A quote</p><p>of two</p></blockquote><hr>loose`,
    ),
  ).toBe(
    [
      '## A part',
      'First words\nand more.',
      '- one\n- two\n\n  3. deep',
      '> A quote\n> \n> of two',
      '* * *',
      'loose',
    ].join('\n\n'),
  )
})

test('a link has its address, a note its number, a picture its name', () => {
  expect(plainText('<p><a href="https://example.com/a(b)">here</a></p>')).toBe(
    'here <https://example.com/a(b)>',
  )
  expect(plainText('<p><a href="https://example.com/">https://example.com/</a></p>')).toBe(
    'https://example.com/',
  )
  expect(plainText('<p><a href="mailto:a@b.example">a@b.example</a></p>')).toBe('a@b.example')
  expect(
    plainText('<p>So.<sup><a href="https://example.com/#n">1</a></sup> 2<sup>x</sup></p>'),
  ).toBe('So.[1] 2x')
  expect(plainText('<p><img src="https://example.com/a.png" alt="A queue"></p>')).toBe('A queue')
})

test('code keeps its lines', () => {
  expect(
    plainText(
      '<figure><figcaption><b>a.ts</b></figcaption><pre><code>if (a)\n  b()\n</code></pre></figure>',
    ),
  ).toBe('a.ts\n\n    if (a)\n      b()')
})

const table = (name: string) =>
  `<figure><figcaption>Waits.</figcaption><img src="https://example.com/a.png" alt="Chart: Waits"><table><thead><tr><th>${name}</th><th>wait</th></tr></thead><tbody><tr><td>80%</td><td>2 s</td></tr><tr><td>100%</td><td></td></tr></tbody></table></figure>`

test('a table has columns, and replaces the picture above it', () => {
  expect(plainText(table('load'))).toBe(
    'Waits.\n\n| load | wait |\n| ---- | ---- |\n| 80%  | 2 s  |\n| 100% |      |',
  )
})

test('a table that is too wide for a mail is a list', () => {
  const name = 'a long name '.repeat(7).trim()
  expect(plainText(table(name))).toBe(
    `Waits.\n\n- ${name}: 80%\n  wait: 2 s\n- ${name}: 100%\n  wait: `,
  )
})
