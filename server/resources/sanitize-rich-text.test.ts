import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sanitizeRichText } from './sanitize-rich-text.ts'

/** The complete output grammar: text without angle brackets, and nine tags without attributes. */
const allowed = /^(?:[^<>]|<\/?(?:p|strong|em|ul|li|h1|h2|h3)>|<br \/>)*$/

const attacks = [
  '<script>alert(1)</script>',
  '<SCRIPT SRC=//evil.example/x.js></SCRIPT>',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<img src=x onerror=alert(1)>',
  '<img src="javascript:alert(1)">',
  '<svg onload=alert(1)>',
  '<svg><script>alert(1)</script></svg>',
  '<svg><style><img src=x onerror=alert(1)></style></svg>',
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  '<p onclick="alert(1)">Hi</p>',
  '<p style="background:url(javascript:alert(1))">Hi</p>',
  '<a href="javascript:alert(1)">Hi</a>',
  '<a href="https://evil.example" target=_blank>Hi</a>',
  '<iframe srcdoc="<script>alert(1)</script>"></iframe>',
  '<object data="data:text/html,<script>alert(1)</script>"></object>',
  '<embed src="javascript:alert(1)">',
  '<form action="https://evil.example"><input name=a><button>Go</button></form>',
  '<base href="https://evil.example/">',
  '<meta http-equiv="refresh" content="0;url=https://evil.example">',
  '<link rel=stylesheet href="https://evil.example/x.css">',
  '<style>@import "https://evil.example/x.css";</style>',
  '<noscript><p title="</noscript><img src=x onerror=alert(1)>"></noscript>',
  '<template><script>alert(1)</script></template>',
  '<textarea></textarea><script>alert(1)</script>',
  '<!--><img src=x onerror=alert(1)>-->',
  '<![CDATA[<script>alert(1)</script>]]>',
  '<p/onmouseover=alert(1)//>Hi',
  '<h1 id=x tabindex=1 onfocus=alert(1) autofocus>Hi</h1>',
  '<details open ontoggle=alert(1)>Hi</details>',
  '<video><source onerror=alert(1)></video>',
  '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
  '<<p>script>alert(1)<</p>/script>',
  '<p>unclosed <strong>tags <em>everywhere',
  '</p></div></body></html><script>alert(1)</script>',
  '\u0000<scr\u0000ipt>alert(1)</scr\u0000ipt>',
  '<xss style="xss:expression(alert(1))">Hi</xss>',
  '<h4>Four</h4><ol><li>One</li></ol>',
]

describe('GW-06 sanitising on write', () => {
  test.each(attacks)('reduces %s to text and plain tags', (attack) => {
    expect(sanitizeRichText(attack)).toMatch(allowed)
    expect(sanitizeRichText(`<p>Before</p>${attack}`)).toMatch(/^<p>Before<\/p>/)
  })

  test('keeps everything the editor can write', () => {
    const html =
      '<h1>Title</h1><h2>Sub</h2><h3>Third</h3><p>One<br />two <strong>bold</strong> <em>it &amp; that</em></p><ul><li><p>Point</p></li></ul>'
    expect(sanitizeRichText(html)).toBe(html)
  })

  test('turns presentational bold and italic into the editor’s own', () => {
    expect(sanitizeRichText('<p><b>bold</b> <i>italic</i></p>')).toBe('<p><strong>bold</strong> <em>italic</em></p>')
  })

  test('keeps the words of tags it drops, not the code of scripts', () => {
    expect(sanitizeRichText('<div><a href="https://a.example">Ada</a><script>steal()</script></div>')).toBe('Ada')
  })

  test('returns an empty text for code without text', () => {
    expect(sanitizeRichText('<style>p{}</style><script>x</script><svg><text>x</text></svg>')).toBe('')
  })

  test('is stable for tags that close one another', () => {
    const once = sanitizeRichText('<p>Hi<scr<script>ipt>there</scr</script>ipt><p>unclosed <strong>tags')
    expect(sanitizeRichText(once)).toBe(once)
  })

  const piece = fc.oneof(
    fc.constantFrom(...attacks),
    fc.constantFrom('<', '>', '"', "'", '&', '&#60;', '<!--', '-->', '</', '/>', '<p', ' onload=', 'javascript:'),
    fc.string(),
  )
  const soup = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''))

  test('outputs only the allowed grammar for any input, and is idempotent', () => {
    fc.assert(
      fc.property(soup, (html) => {
        const once = sanitizeRichText(html)
        expect(once).toMatch(allowed)
        expect(sanitizeRichText(once)).toBe(once)
      }),
      { numRuns: 500 },
    )
  })
})
