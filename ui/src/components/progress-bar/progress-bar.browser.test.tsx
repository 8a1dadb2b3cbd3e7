import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { ProgressBar } from './progress-bar'

describeConformance('ProgressBar', (props) => <ProgressBar label="Uploading" value={40} {...props} />)

it('names a hidden label once', async () => {
  await render(<ProgressBar label="Uploading" value={40} hideLabel />)
  await expect.element(page.getByRole('progressbar', { name: 'Uploading' })).toBeVisible()
  expect(page.getByText('Uploading').elements()).toEqual([])
})

it.each([
  [33.4, '33'],
  [66.5, '67'],
  [-5, '0'],
  [140, '100'],
  [Number.NaN, '0'],
  [Number.POSITIVE_INFINITY, '100'],
  [Number.NEGATIVE_INFINITY, '0'],
])('shows %s as %s', async (value, shown) => {
  await render(<ProgressBar label="Uploading" value={value} showValue />)
  const bar = page.getByRole('progressbar', { name: 'Uploading' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', shown)
  await expect.element(bar).toHaveAttribute('aria-valuetext', `${shown}%`)
  await expect.element(page.getByText(`${shown}%`)).toBeVisible()
})
