import { expect, test } from 'vitest'
import { plainText } from './plain-text.ts'

test.each([
  ['<p>One <b>two</b></p><p>three</p>', 'One two three'],
  ['a<b>b</b>c<br>d', 'abc d'],
  ['Fish &amp; chips &#8211; &#x2713; &hellip;', 'Fish & chips – ✓ …'],
  ['Caf&eacute; &Uuml;ber &copy; &rarr; &thinsp;&euro;5', 'Café Über © → €5'],
  ['a<script>alert("</p>")</script>b<style>p{}</style>c', 'a b c'],
  ['a<script>never ends', 'a'],
  ['<img alt="a > b" src=x onerror=alert(1)>after', 'after'],
  ['before <img src=x onerror=alert(1)', 'before'],
  ['a <!-- <b> --> c <!-- open', 'a c'],
  ['2 < 3 and 4 > 3', '2 < 3 and 4 > 3'],
  ['&lt;b&gt; stays text', '<b> stays text'],
  ['&unknown; stays', '&unknown; stays'],
])('%s', (html, text) => {
  expect(plainText(html)).toBe(text)
})
