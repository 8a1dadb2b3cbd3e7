import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useDetailFocus } from './use-detail-focus'

const rows = Array.from({ length: 60 }, (_, index) => `row-${index + 1}`)
const rowOf = (id: string) => document.getElementById(id)

/**
 * A list that a detail replaces, as on a phone. Rows above the opened one grow while the detail is open.
 * @param isLoaded whether the detail is shown when it is opened
 */
function List({ isLoaded = true }: { isLoaded?: boolean }) {
  const [openedId, setOpenedId] = useState<string | null>(null)
  const [rowHeight, setRowHeight] = useState(100)
  const title = useRef<HTMLHeadingElement>(null)
  const rememberOrigin = useDetailFocus(openedId, title, rowOf, isLoaded)
  return (
    <>
      <ul hidden={openedId !== null} style={{ listStyle: 'none', margin: 0 }}>
        {rows.map((id) => (
          <li key={id} style={{ height: rowHeight }}>
            <button
              id={id}
              type="button"
              onClick={() => {
                rememberOrigin(id)
                setOpenedId(id)
                setRowHeight(130)
              }}
            >
              {id}
            </button>
          </li>
        ))}
      </ul>
      {openedId && (
        <>
          {isLoaded && (
            <h2 ref={title} tabIndex={-1}>
              Detail
            </h2>
          )}
          <button type="button" onClick={() => setOpenedId(null)}>
            Close
          </button>
        </>
      )}
    </>
  )
}

it('JS-06 returns focus to the opened row, at its height in the window though rows above it grew', async () => {
  await page.viewport(375, 667)
  await render(<List />)
  const row = page.getByRole('button', { name: 'row-30' })
  row.element().scrollIntoView({ block: 'center' })
  const { top } = row.element().getBoundingClientRect()
  await userEvent.click(row)
  await expect.element(page.getByRole('heading', { name: 'Detail' })).toHaveFocus()
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(row).toHaveFocus()
  await expect.poll(() => Math.abs(row.element().getBoundingClientRect().top - top)).toBeLessThan(2)
})

it('JS-06 focuses the detail when it has loaded, and the row when it is closed before', async () => {
  await page.viewport(375, 667)
  const screen = await render(<List isLoaded={false} />)
  const row = page.getByRole('button', { name: 'row-3', exact: true })
  await userEvent.click(row)
  await userEvent.click(page.getByRole('button', { name: 'Close' }))
  await expect.element(row).toHaveFocus()
  await userEvent.click(row)
  await screen.rerender(<List />)
  await expect.element(page.getByRole('heading', { name: 'Detail' })).toHaveFocus()
})
