import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { Tag } from './tag'

describeConformance('Tag', (props) => <Tag {...props}>Barista</Tag>)

it('wraps a long word at 320 px', async () => {
  await render(
    <div style={{ width: '320px' }} data-testid="page">
      <Tag onRemove={() => {}}>{'Donaudampfschifffahrtsgesellschaft'.repeat(3)}</Tag>
    </div>,
  )
  const { scrollWidth, clientWidth } = page.getByTestId('page').element()
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  expect(
    page
      .getByRole('button', { name: /^Remove Donau/ })
      .element()
      .getBoundingClientRect().right,
  ).toBeLessThanOrEqual(page.getByTestId('page').element().getBoundingClientRect().right)
})
