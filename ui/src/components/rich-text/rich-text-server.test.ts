import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './rich-text'

it('renders plain text on a server', () => {
  const html = '<h1>Barista</h1><p>Fish &amp; <strong>chips</strong></p><script>alert(1)</script>'
  const markup = renderToString(createElement(RichText, { html }))
  expect(markup).toContain('>Barista\nFish &amp; chips</div>')
  expect(markup).not.toMatch(/<(?:script|h1|strong)/)
})
