import { useState } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Drawer } from './drawer'

function Page({ side }: { side: 'start' | 'end' }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Drawer open={open} onOpenChange={setOpen} title="Filters" side={side} />
    </>
  )
}

it.each([
  ['start', 'left'],
  ['end', 'right'],
] as const)('slides in from the %s, the %s, and returns the focus on close', async (side, edge) => {
  await render(<Page side={side} />)
  await page.getByRole('button', { name: 'Filters' }).click()
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await expect.poll(() => drawer.element().getBoundingClientRect()[edge]).toBe(edge === 'left' ? 0 : window.innerWidth)
  await page.getByRole('button', { name: 'Close' }).click()
  await expect.element(drawer).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Filters' })).toHaveFocus()
})
