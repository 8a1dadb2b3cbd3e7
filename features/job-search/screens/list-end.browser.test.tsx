import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { limits } from '@/domain'
import type { NextPageState } from '../search'
import { ListEnd } from './list-end'

const onMore = vi.fn()
const pageSize = limits.listingsPerPage

/** The end of a list of two pages. */
const listEnd = (state: NextPageState, loadedCount: number) => (
  <main>
    <ListEnd state={state} loadedCount={loadedCount} total={2 * pageSize} onMore={onMore} />
  </main>
)

/** Whether Tab continues at the end of the list. */
const isFocusAtEnd = () => document.activeElement?.textContent?.includes(' shown')

it('keeps the focus at the end of the list, and announces the count, once the last page is loaded', async () => {
  const screen = await render(listEnd('available', pageSize))
  const status = page.getByRole('status')
  const announced = status.element()
  await page.getByRole('button', { name: 'Show more gigs' }).click()
  await screen.rerender(listEnd('loading', pageSize))
  await screen.rerender(listEnd('none', 2 * pageSize))
  await expect.element(page.getByRole('button')).not.toBeInTheDocument()
  await expect.element(status).toHaveTextContent(`${2 * pageSize} of ${2 * pageSize} shown`)
  // The same element: screen readers announce a live region only if it was rendered before its text.
  expect(status.element()).toBe(announced)
  await expect.poll(isFocusAtEnd).toBe(true)
  // The status is announced as a live region, and would be read twice if it had the focus.
  expect(document.activeElement).not.toBe(announced)
})

it('keeps the focus at the end of the list when the next page fails to load, and once it is loaded', async () => {
  const screen = await render(listEnd('available', pageSize))
  await page.getByRole('button', { name: 'Show more gigs' }).click()
  await screen.rerender(listEnd('loading', pageSize))
  await screen.rerender(listEnd('failed', pageSize))
  const main = page.getByRole('main').element()
  await expect.poll(() => document.activeElement !== document.body && main.contains(document.activeElement)).toBe(true)
  await page.getByRole('button', { name: 'Retry' }).click()
  await screen.rerender(listEnd('retrying', pageSize))
  await screen.rerender(listEnd('none', 2 * pageSize))
  await expect.poll(isFocusAtEnd).toBe(true)
  // Read twice, as above.
  expect(document.activeElement).not.toBe(page.getByRole('status').element())
})

it('shows no end of a list of one page', async () => {
  await render(listEnd('none', pageSize))
  expect(document.querySelector('main')?.textContent).toBe('')
})
