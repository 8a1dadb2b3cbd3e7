import { useRef } from 'react'
import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFocusOnReplacement } from './use-focus-on-replacement'

function Pane({ openedId, isReplaced }: { openedId: string; isReplaced: boolean }) {
  const pane = useRef<HTMLElement>(null)
  useFocusOnReplacement(pane, openedId, isReplaced)
  return (
    <>
      <button type="button">Elsewhere</button>
      <section ref={pane} tabIndex={-1} aria-label="Pane">
        {!isReplaced && <button type="button">Apply</button>}
      </section>
    </>
  )
}

const pane = () => page.getByRole('region', { name: 'Pane' })
const focus = (name: string) => (page.getByRole('button', { name }).element() as HTMLElement).focus()

it('PF-09 focuses the pane when the content with the focus is replaced', async () => {
  const screen = await render(<Pane openedId="a" isReplaced={false} />)
  focus('Apply')
  await screen.rerender(<Pane openedId="a" isReplaced />)
  await expect.element(pane()).toHaveFocus()
})

it('leaves a focus elsewhere, and the page alone when another item is opened', async () => {
  const screen = await render(<Pane openedId="a" isReplaced={false} />)
  focus('Elsewhere')
  await screen.rerender(<Pane openedId="a" isReplaced />)
  await expect.element(page.getByRole('button', { name: 'Elsewhere' })).toHaveFocus()
  ;(document.activeElement as HTMLElement).blur()
  await screen.rerender(<Pane openedId="b" isReplaced />)
  await expect.element(pane()).not.toHaveFocus()
})
