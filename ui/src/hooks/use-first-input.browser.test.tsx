import { expect, it } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { useFirstInput } from './use-first-input'

function Reader() {
  return <p>{useFirstInput() ? 'had input' : 'no input'}</p>
}

/** Idle callbacks run in order, so the hook's own has run too. */
const idle = () => new Promise((resolve) => requestIdleCallback(resolve))

function movePointerBy(movementX: number) {
  document.body.dispatchEvent(new PointerEvent('pointermove', { movementX, movementY: 0, bubbles: true }))
}

it('ignores a resting pointer, and becomes true once the pointer moves', async () => {
  await render(<Reader />)
  movePointerBy(0)
  await idle()
  await expect.element(page.getByText('no input')).toBeVisible()
  movePointerBy(1)
  await expect.element(page.getByText('had input')).toBeVisible()
})
