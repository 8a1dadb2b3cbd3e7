import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mailHtml } from './mail-layout.ts'

const origin = 'https://gigs.example'

test('TR-07 renders the text’s paragraphs, lines and links', () => {
  const html = mailHtml(
    `Hello Mei,\n\nAna Silva\nBo <b>Lee</b>\n\nSee the gig: ${origin}/business/gig/1?a=1&b=2`,
    origin,
  )
  expect(html).toContain('>Hello Mei,</p>')
  expect(html).toContain('Ana Silva<br>\nBo &lt;b&gt;Lee&lt;/b&gt;')
  expect(html).toContain(`<a href="${origin}/business/gig/1?a=1&amp;b=2">See the gig</a>`)
})

test('TR-07 renders user input without elements and without links to other sites', () => {
  const typed = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      'https://evil.example',
      'Win: https://evil.example',
      `${origin}@evil.example`,
      `${origin}.evil.example/`,
    ),
    fc.string().map((text) => `${origin}/${text}`),
  )
  fc.assert(
    fc.property(
      fc.array(typed).map((lines) => lines.join('\n')),
      (text) => {
        const html = mailHtml(text, origin)
        const [, body = ''] = html.split('Campus Gigs</p>')
        const elements = body.match(/<[^>]*>/g) ?? []
        for (const element of elements)
          expect(element).toMatch(
            /^<(?:\/?p|p style="[^"]*"|br|\/a|\/div|\/body|\/html|a href="https:\/\/gigs\.example(?:\/[^"<>]*)?")>$/,
          )
      },
    ),
  )
})
