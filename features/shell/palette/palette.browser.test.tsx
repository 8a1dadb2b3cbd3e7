import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Palette } from './palette'

it('says that the palette could not be loaded, until it is closed', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const handleOpenChange = vi.fn()
  const loadLinks = vi.fn().mockRejectedValue(new Error('offline'))
  const palette = (open: boolean) => (
    <Palette
      kind="student"
      loadLinks={loadLinks}
      open={open}
      onOpenChange={handleOpenChange}
      onGo={vi.fn()}
      onSignOut={vi.fn()}
    />
  )
  const screen = await render(palette(true))
  await expect.element(page.getByRole('alert')).toHaveTextContent('Check your connection and try again.')
  await userEvent.click(page.getByRole('button', { name: 'Dismiss' }))
  expect(handleOpenChange).toHaveBeenCalledWith(false)
  await screen.rerender(palette(false))
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument()
})
