import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichText } from './rich-text'

it('renders the text alone where there is no window', () => {
  const html = '<h1>Barista</h1><p>Fish &amp; <strong>chips</strong></p><script>alert(1)</script>'
  const markup = renderToString(createElement(RichText, { html }))
  expect(markup).toContain('>Barista\nFish &amp; chips</div>')
  expect(markup).not.toMatch(/<(?:script|h1|strong)/)
})
