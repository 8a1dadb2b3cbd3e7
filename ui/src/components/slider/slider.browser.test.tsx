import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { useControlled } from '../../testing/use-controlled'
import { Slider } from './slider'

function Pay({ onChange = () => {}, readOnly = false }: { onChange?: (value: number) => void; readOnly?: boolean }) {
  const [value, change] = useControlled(25, onChange)
  return (
    <Slider
      label="Pay"
      value={value}
      onChange={change}
      min={15}
      max={50}
      step={5}
      formatValue={(pay) => `$${pay}`}
      readOnly={readOnly}
      mark={{ value: 40, label: 'Award' }}
    />
  )
}

describeConformance('Slider', (props) => (
  <Slider label="Pay" value={25} onChange={() => {}} min={15} max={50} {...props} />
))

it('moves with arrows, Home and End, and has a value text', async () => {
  const changed = vi.fn()
  await render(<Pay onChange={changed} />)
  const slider = page.getByRole('slider', { name: 'Pay' })
  await userEvent.keyboard('{Tab}{ArrowRight}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$30')
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$20')
  // It does not move past either end.
  await userEvent.keyboard('{End}{ArrowRight}{ArrowUp}{PageUp}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$50')
  await userEvent.keyboard('{Home}{ArrowLeft}{ArrowDown}{PageDown}')
  await expect.element(slider).toHaveAttribute('aria-valuetext', '$15')
  expect(changed.mock.calls.flat()).toEqual([30, 25, 20, 50, 15])
  // The visible value is not announced as well.
  expect(page.getByRole('status', { includeHidden: true }).elements()).toEqual([])
})

it('does not move while read-only', async () => {
  await render(<Pay readOnly />)
  await userEvent.keyboard('{Tab}{End}')
  await expect.element(page.getByRole('slider')).toHaveAttribute('aria-valuetext', '$25')
})

it('positions the mark at the thumb’s centre', async () => {
  await render(<Pay />)
  const track = page.getByRole('slider').element().getBoundingClientRect()
  const tick = document.querySelector('[data-mark]')?.getBoundingClientRect()
  const thumb = 28
  const expected = track.left + thumb / 2 + ((40 - 15) / (50 - 15)) * (track.width - thumb)
  expect(tick && tick.left + tick.width / 2).toBeCloseTo(expected, 0)
})

it('moves by a step with arrows and by more with Page Up and Page Down', async () => {
  const changed = vi.fn()
  await render(<Pay onChange={changed} />)
  await userEvent.keyboard('{Tab}{ArrowUp}{ArrowDown}')
  expect(changed.mock.calls.flat()).toEqual([30, 25])
  await userEvent.keyboard('{PageUp}')
  expect(changed.mock.lastCall?.[0]).toBeGreaterThanOrEqual(30)
  await userEvent.keyboard('{PageDown}{PageDown}')
  expect(changed.mock.lastCall?.[0]).toBeLessThanOrEqual(20)
  await expect.element(page.getByRole('slider', { name: 'Pay' })).toHaveAccessibleDescription('Award')
})
