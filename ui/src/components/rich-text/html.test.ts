import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isEmptyHtml, textOf } from './html'

describe('textOf', () => {
  it.each([
    ['', ''],
    ['just text', 'just text'],
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['<p>One</p><p></p><p>Two</p>', 'One\n\nTwo'],
    ['<h1>Title</h1><ul><li><p>a</p></li><li><p>b</p></li></ul><p>end</p>', 'Title\na\nb\nend'],
    ['<ul><li>a</li><li>b</li></ul>', 'a\nb'],
    ['<p>One<br>Two<br/>Three</p>', 'One\nTwo\nThree'],
    ['<p>so <strong>very <em>good</em></strong>!</p>', 'so very good!'],
    ['<p>Fish &amp; chips &lt; &#36;20 &#x26; more&nbsp;&hellip;</p>', 'Fish & chips < $20 & more\u00a0…'],
    ['<p>&unknown; &amp;lt; & alone</p>', '&unknown; &lt; & alone'],
    ['<p>1 < 2 and 3 > 2</p>', '1 < 2 and 3 > 2'],
    ['<p>a</p><!-- not <b>this</b> --><p>b</p>', 'a\nb'],
    ['<p title="a > b" data-x=\'<p>\'>shown</p>', 'shown'],
    ['<style>p{}</style><script>let a = "<p>x</p>"</script><p>shown</p>', 'shown'],
    ['<p>two  spaces </p>', 'two  spaces '],
    ['<div>\n  <p>laid\n     out</p>\n  <p>nicely</p>\n</div>\n', 'laid out\nnicely'],
    ['<p>one\r\n\n\n two\n</p>', 'one two '],
    ['<p>never closed', 'never closed'],
    ['<p>cut off in a tag <a href="', 'cut off in a tag '],
    ['<p>cut off in a comment <!-- ', 'cut off in a comment '],
    ['<td>a</td><td>b</td>', 'a\nb'],
    ['<p>&#0;&#xD800;&#x110000;</p>', '\ufffd\ufffd\ufffd'],
  ])('%j → %j', (html, text) => {
    expect(textOf(html)).toBe(text)
  })

  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
  const line = fc.string({ unit: 'grapheme-ascii', minLength: 1 }).filter((text) => text.trim() !== '')
  const block = fc.tuple(fc.constantFrom('p', 'h1', 'h2', 'h3'), line)
  const list = fc.array(line, { minLength: 1, maxLength: 4 })

  it('returns one line for each block of a document', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(block, list), { minLength: 1, maxLength: 6 }), (parts) => {
        const lines = parts.flatMap((part) => (isBlock(part) ? [part[1]] : part))
        const html = parts
          .map((part) =>
            isBlock(part)
              ? `<${part[0]}><strong>${escaped(part[1])}</strong></${part[0]}>`
              : `<ul>${part.map((item) => `<li><p>${escaped(item)}</p></li>`).join('')}</ul>`,
          )
          .join('')
        expect(textOf(html)).toBe(lines.join('\n'))
      }),
    )
  })

  const blockTags = new Set(['p', 'h1', 'h2', 'h3'])
  function isBlock(part: [string, string] | string[]): part is [string, string] {
    return part.length === 2 && blockTags.has(part[0] ?? '')
  }

  it('never throws and never returns an allowed tag', () => {
    const fragments = fc.constantFrom(
      '<',
      '>',
      '</',
      '<p',
      '<!--',
      '-->',
      '"',
      "'",
      '&',
      '&#',
      ';',
      '<script>',
      'a',
      ' ',
      '\n',
      '/',
    )
    fc.assert(
      fc.property(fc.array(fragments, { maxLength: 40 }), (parts) => {
        expect(textOf(parts.join(''))).not.toMatch(/<p>|<script>|<!--.*-->/)
      }),
    )
  })

  it.each(['<a "', '<', '<!--', '&', '<p>', '<script>', '</', ' ', '\n', ' \n', 'a\n'])(
    'reads 200,000 times %j in one pass',
    (piece) => {
      const started = performance.now()
      textOf(piece.repeat(200_000))
      // A tokeniser of quadratic time takes minutes here.
      expect(performance.now() - started).toBeLessThan(5_000)
    },
  )
})

describe('isEmptyHtml', () => {
  it.each(['', '<p></p>', '<p> </p><p>&nbsp;</p>', '<ul><li><p></p></li></ul>', '<h1><br></h1>', ' \n '])(
    '%j is empty',
    (html) => {
      expect(isEmptyHtml(html)).toBe(true)
    },
  )

  it.each(['<p>.</p>', 'x', '<p>&amp;</p>', '<p><</p>'])('%j is not', (html) => {
    expect(isEmptyHtml(html)).toBe(false)
  })
})
