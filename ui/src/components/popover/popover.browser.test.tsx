import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { Popover } from './popover'

describeConformance('Popover', (props) => (
  <Popover open label="Help" trigger={<button type="button">Help</button>} {...props}>
    Text
  </Popover>
))

const trigger = <button type="button">Help</button>
const panel = () => page.getByRole('dialog', { name: 'How it is counted' })

it('closes on a press outside and on Escape, which returns the focus', async () => {
  await render(
    <Popover label="How it is counted" trigger={trigger}>
      <button type="button">More</button>
    </Popover>,
  )
  await page.getByRole('button', { name: 'Help' }).click()
  await expect.element(panel()).toBeVisible()
  await userEvent.click(document.body, { position: { x: 2, y: 400 }, force: true })
  await expect.element(panel()).not.toBeInTheDocument()
  await page.getByRole('button', { name: 'Help' }).click()
  await expect.element(page.getByRole('button', { name: 'More' })).toHaveFocus()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: 'Help' })).toHaveFocus()
})

it('is opened by Enter and Space, and exposes aria-haspopup and aria-expanded', async () => {
  await render(
    <Popover label="How it is counted" trigger={trigger}>
      Text
    </Popover>,
  )
  const opener = page.getByRole('button', { name: 'Help' })
  await userEvent.tab()
  for (const key of ['{Enter}', ' ']) {
    await expect.element(opener).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard(key)
    await expect.element(opener).toHaveAttribute('aria-expanded', 'true')
    await expect.element(opener).toHaveAttribute('aria-controls', panel().element().id)
    await userEvent.keyboard('{Escape}')
    await expect.element(opener).toHaveFocus()
  }
})

it('is controlled by open, and reports a close', async () => {
  const handleOpenChange = vi.fn()
  const popover = (open: boolean) => (
    <Popover label="How it is counted" trigger={trigger} open={open} onOpenChange={handleOpenChange}>
      Text
    </Popover>
  )
  const screen = await render(popover(true))
  await expect.element(panel()).toBeVisible()
  await userEvent.keyboard('{Escape}')
  expect(handleOpenChange).toHaveBeenCalledWith(false)
  await expect.element(panel()).toBeVisible()
  await screen.rerender(popover(false))
  await expect.element(panel()).not.toBeInTheDocument()
})
