import { useState } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { restoreShiftedClicks } from './restore-shifted-clicks'

const onNext = vi.fn()
const onOther = vi.fn()

/** Leaving the field inserts a note and disables the button. */
function DisabledAfterLeaving() {
  const [isTouched, setIsTouched] = useState(false)
  return (
    <div ref={restoreShiftedClicks}>
      <input aria-label="Name" onBlur={() => setIsTouched(true)} />
      {isTouched && <p style={{ height: 200 }}>We need your name.</p>}
      <button type="button" disabled={isTouched} onClick={onNext}>
        NEXT
      </button>
    </div>
  )
}

/** Leaving the field inserts a note taller than the button above it. */
function ShiftingForm() {
  const [isTouched, setIsTouched] = useState(false)
  return (
    <div ref={restoreShiftedClicks}>
      <input aria-label="Name" onBlur={() => setIsTouched(true)} />
      {isTouched && <p style={{ height: 200, margin: 0 }}>We need your name.</p>}
      <div>
        <button type="button" style={{ height: 40 }} onClick={onNext}>
          NEXT
        </button>
      </div>
      <button type="button" style={{ height: 40 }} onClick={onOther}>
        Other
      </button>
    </div>
  )
}

const next = () => page.getByRole('button', { name: 'NEXT' })
const note = () => page.getByText('We need your name.')

beforeEach(() => {
  onNext.mockClear()
  onOther.mockClear()
})

it('PF-03 clicks once when a blur moves the pressed button', async () => {
  await render(<ShiftingForm />)
  await userEvent.click(page.getByLabelText('Name'))
  await userEvent.click(next())
  await expect.element(note()).toBeVisible()
  expect(onNext).toHaveBeenCalledOnce()
})

it('PF-03 clicks once when the pressed button does not move', async () => {
  await render(<ShiftingForm />)
  await userEvent.click(next())
  await userEvent.click(next())
  expect(onNext).toHaveBeenCalledTimes(2)
})

it('PF-03 clicks once each for Enter and Space on a button that a blur has moved', async () => {
  await render(<ShiftingForm />)
  await userEvent.click(page.getByLabelText('Name'))
  await userEvent.tab()
  await expect.element(note()).toBeVisible()
  await userEvent.keyboard('{Enter}')
  expect(onNext).toHaveBeenCalledTimes(1)
  await userEvent.keyboard(' ')
  expect(onNext).toHaveBeenCalledTimes(2)
})

it('does not click when the pointer leaves the button before the release, or was pressed elsewhere', async () => {
  await render(<ShiftingForm />)
  await userEvent.click(page.getByLabelText('Name'))
  await userEvent.dragAndDrop(next(), page.getByLabelText('Name'))
  await userEvent.dragAndDrop(next(), page.getByRole('button', { name: 'Other' }))
  expect(onNext).not.toHaveBeenCalled()
  expect(onOther).not.toHaveBeenCalled()
})

it('does not click a button that the blur disabled', async () => {
  await render(<DisabledAfterLeaving />)
  await userEvent.click(page.getByLabelText('Name'))
  await userEvent.click(next())
  await expect.element(note()).toBeVisible()
  expect(onNext).not.toHaveBeenCalled()
})
