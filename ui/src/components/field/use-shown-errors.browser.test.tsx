import { type FormEvent, useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { TextField } from '../text-field/text-field'
import { useShownErrors } from './use-shown-errors'

/** A form with a field whose error is `undefined` once it is valid, as conditional expressions write it. */
function Rename({ onSend }: { onSend: () => void }) {
  const [name, setName] = useState('')
  const errors = { name: name === '' ? 'Enter a name.' : undefined }
  const { accept, errorOf } = useShownErrors(errors, {})
  function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (accept(event.currentTarget)) onSend()
  }
  return (
    <form onSubmit={handleSubmit}>
      <TextField label="Name" value={name} onChange={setName} error={errorOf('name')} />
      <button type="submit">Send</button>
    </form>
  )
}

it('shows the errors at submission, and accepts a form whose errors are all undefined', async () => {
  const handleSend = vi.fn()
  await render(<Rename onSend={handleSend} />)
  const field = page.getByRole('textbox', { name: 'Name' })
  const send = page.getByRole('button', { name: 'Send' })
  await send.click()
  await expect.element(field).toHaveFocus()
  await expect.element(page.getByText('Enter a name.')).toBeVisible()
  expect(handleSend).not.toHaveBeenCalled()
  await field.fill('Ana')
  await send.click()
  expect(handleSend).toHaveBeenCalledOnce()
})
