import type { ReactNode } from 'react'
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

const loading = (
  <main id="main">
    <h1 hidden>Gigs that fit your week</h1>
  </main>
)
const loaded = (
  <main id="main">
    <h1 hidden>Gigs that fit your week</h1>
    <h2>Night baker</h2>
  </main>
)

it('focuses the main element until the page has a visible heading', async () => {
  const { rerender } = await render(loading)
  focusPage()
  await expect.element(page.getByRole('main')).toHaveFocus()
  await rerender(loaded)
  await expect.element(page.getByRole('heading', { name: 'Night baker' })).toHaveFocus()
})

it('leaves a focus that was moved away from the main element', async () => {
  const inHeader = (content: ReactNode) => (
    <>
      <button type="button">Menu</button>
      {content}
    </>
  )
  const { rerender } = await render(inHeader(loading))
  focusPage()
  const menu = page.getByRole('button', { name: 'Menu' })
  await menu.click()
  await rerender(inHeader(loaded))
  await expect.element(page.getByRole('heading', { name: 'Night baker' })).toBeVisible()
  await expect.element(menu).toHaveFocus()
})
