import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { RichTextField } from './rich-text-field'

it('renders its label and text on a server', () => {
  const markup = renderToString(
    createElement(RichTextField, { label: 'Cover letter', value: '<p>Dear <em>all</em></p>', onChange: () => {} }),
  )
  expect(markup).toContain('Cover letter')
  expect(markup).toContain('Dear all')
})
