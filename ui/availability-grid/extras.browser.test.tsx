import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { AvailabilityGrid } from './availability-grid'

/** Holds the chunk back until `arrive` is called. */
const network = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive: () => arrive() }
})
vi.mock('./extras', async (original) => {
  await network.arrived
  return original()
})

it('AG-10 the list comes later: until then the grid can be painted, and nothing below moves when it comes', async () => {
  localStorage.setItem('availability-grid-layout', 'list')
  const onChange = vi.fn()
  await render(
    [288, 343, 416, 512, 768].map((width) => (
      <div key={width} data-width={width} style={{ width }}>
        <AvailabilityGrid mode="edit" label="Your week" value={[]} onChange={onChange} />
      </div>
    )),
  )
  const heights = () =>
    [...document.querySelectorAll('[data-width]')].map((week) => week.getBoundingClientRect().height)
  expect(page.getByRole('grid').elements()).toHaveLength(5)
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(5)
  await page.getByRole('button', { name: 'Monday morning, not free' }).first().click()
  expect(onChange).toHaveBeenCalledWith([{ tableIndex: '1-0', label: 'Monday-Morning' }])
  const before = heights()

  network.arrive()
  await expect.poll(() => page.getByRole('checkbox').elements()).toHaveLength(28 * 5)
  expect(document.querySelectorAll('[aria-busy="true"]')).toHaveLength(0)
  const moved = heights().map((height, index) => Math.round(height - (before[index] ?? 0)))
  // By a line of text, where one breaks otherwise.
  expect(
    moved.filter((pixels) => Math.abs(pixels) > 24),
    `moved by ${moved}`,
  ).toEqual([])
  localStorage.clear()
})
