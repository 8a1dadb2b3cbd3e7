import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { focusPage } from './page-focus'

it('focuses the first visible heading of a page', async () => {
  await render(
    <main id="main">
      <h1 hidden>Gigs that fit your week</h1>
      <h2>Night baker</h2>
    </main>,
  )
  focusPage()
  await expect.element(page.getByRole('heading', { name: 'Night baker' })).toHaveFocus()
})

it('focuses the main element of a page without a visible heading', async () => {
  await render(
    <main id="main">
      <h1 hidden>Gigs that fit your week</h1>
    </main>,
  )
  focusPage()
  await expect.element(page.getByRole('main')).toHaveFocus()
})
