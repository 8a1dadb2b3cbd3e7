import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { FilterDrawer } from './filter-drawer'

it('PF-07 gives the focus to the button that applies the filters when they are cleared', async () => {
  await render(
    <FilterDrawer
      open
      onOpenChange={vi.fn()}
      filters={{ fit: 'all' }}
      count={3}
      homeSuburb="Carlton"
      onCount={vi.fn()}
      onApply={vi.fn()}
    />,
  )
  const clear = page.getByRole('button', { name: 'Clear filters' })
  await clear.click()
  await expect.element(page.getByRole('checkbox', { name: /^Only gigs that fit my week/ })).not.toBeChecked()
  await expect.element(clear).toBeDisabled()
  await expect.element(page.getByRole('button', { name: /^Show/ })).toHaveFocus()
})
