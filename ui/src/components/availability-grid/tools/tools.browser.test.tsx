import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { entriesOf } from '../availability'
import { AvailabilityGrid } from '../availability-grid'

/** Delays the lazy chunks until `arrive` is called. */
const network = vi.hoisted(() => {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  return { arrived, arrive: () => arrive() }
})
vi.mock('./tools', async (original) => {
  await network.arrived
  return original()
})
vi.mock('../compare/compare-grid', async (original) => {
  await network.arrived
  return original()
})

it('AG-10 AG-03 paints and reads before tools and comparison load, without layout shift when they do', async () => {
  const onChange = vi.fn()
  await render(
    <>
      {[288, 343, 416, 512, 768].map((width) => (
        <div key={width} data-width={width} style={{ width }}>
          <AvailabilityGrid mode="edit" label="Your week" value={[]} onChange={onChange} />
        </div>
      ))}
      <AvailabilityGrid mode="compare" label="The fit" self={entriesOf(['1-0'])} other={entriesOf(['1-1'])} />
    </>,
  )
  const heights = () =>
    [...document.querySelectorAll('[data-width]')].map((week) => week.getBoundingClientRect().height)
  expect(page.getByRole('grid').elements()).toHaveLength(5)
  expect(page.getByRole('switch').elements()).toHaveLength(0)
  await page.getByRole('button', { name: 'Monday morning' }).first().click()
  expect(onChange).toHaveBeenLastCalledWith([{ tableIndex: '1-0', label: 'Monday-Morning' }])
  expect(page.getByRole('table', { name: 'The fit' }).getByText('free', { exact: true }).elements()).toHaveLength(1)
  const before = heights()

  network.arrive()
  await expect.poll(() => page.getByRole('switch').elements()).toHaveLength(5)
  await expect.element(page.getByRole('table', { name: 'The fit' }).getByText('only you')).toBeInTheDocument()
  expect(heights()).toEqual(before)
})
