import { focusFirstInvalid, TextField } from '@campus-gigs/ui'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { expect, it, onTestFinished, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { WizardFrame, type WizardFrameProps } from './wizard-frame'

function Frame(props: Partial<WizardFrameProps>) {
  return (
    <WizardFrame
      heading="Who are you?"
      step={2}
      steps={5}
      progress={25}
      stepName="About you"
      onBack={() => {}}
      onSubmit={() => {}}
      actions={<button type="submit">NEXT</button>}
      {...props}
    >
      {props.children ?? <TextField label="Name" value="" onChange={() => {}} />}
    </WizardFrame>
  )
}

const heading = () => page.getByRole('heading', { name: 'Who are you?' })

it('focuses the heading when the step changes, not on mount', async () => {
  const screen = await render(<Frame />)
  await expect.element(heading()).not.toHaveFocus()
  await screen.rerender(<Frame step={3} />)
  await expect.element(heading()).toHaveFocus()
  await userEvent.click(page.getByLabelText('Name'))
  await screen.rerender(<Frame step={3} lead="More" />)
  await expect.element(heading()).not.toHaveFocus()
})

it('focuses the heading on mount when the step was reached from another', async () => {
  await render(<Frame focusesOnMount />)
  await expect.element(heading()).toHaveFocus()
})

it("draws a new step's position before its form, and ignores a second press in between", async () => {
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
  const onSubmit = vi.fn()
  flushSync(() => root.render(<Frame onSubmit={onSubmit} />))
  flushSync(() => root.render(<Frame step={3} heading="When can you work?" onSubmit={onSubmit} />))
  expect(container.textContent).toContain('Step 3 of 5')
  expect(container.textContent).toContain('Who are you?')
  container.querySelector('form')?.requestSubmit()
  expect(onSubmit).not.toHaveBeenCalled()
  await expect.element(page.getByRole('heading', { name: 'When can you work?' })).toHaveFocus()
  container.querySelector('form')?.requestSubmit()
  expect(onSubmit).toHaveBeenCalledOnce()
})

it('has no Back button on step 1', async () => {
  const onBack = vi.fn()
  const screen = await render(<Frame step={1} onBack={onBack} />)
  await expect.element(page.getByRole('button', { name: 'Back' })).toBeDisabled()
  await screen.rerender(<Frame step={2} onBack={onBack} />)
  await userEvent.click(page.getByRole('button', { name: 'Back' }))
  expect(onBack).toHaveBeenCalledOnce()
})

it('submits by its button and by Enter, without a navigation', async () => {
  const onSubmit = vi.fn()
  await render(<Frame onSubmit={onSubmit} />)
  await userEvent.click(page.getByRole('button', { name: 'NEXT' }))
  await userEvent.click(page.getByLabelText('Name'))
  await userEvent.keyboard('{Enter}')
  expect(onSubmit).toHaveBeenCalledTimes(2)
  expect(onSubmit.mock.lastCall?.[0]).toBeInstanceOf(HTMLFormElement)
})

it('renders below the wizard’s title, with the names of all steps', async () => {
  await render(<Frame title="Post a Gig" stepNames={['Basics', 'Pay', 'Text', 'Questions', 'Summary']} />)
  await expect.element(page.getByRole('heading', { level: 1, name: 'Post a Gig' })).toBeVisible()
  await expect.element(page.getByRole('heading', { level: 2, name: 'Who are you?' })).toBeVisible()
  await expect.element(page.getByRole('progressbar', { name: 'Post a Gig' })).toBeVisible()
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')
})

it('focuses the first invalid control, or the first control of an invalid group', async () => {
  const fields = (
    <>
      <fieldset aria-invalid="true">
        <input type="radio" aria-label="Casual" />
      </fieldset>
      <TextField label="Name" value="" onChange={() => {}} error="We need it" />
    </>
  )
  const screen = await render(<Frame onSubmit={focusFirstInvalid}>{fields}</Frame>)
  await userEvent.click(page.getByRole('button', { name: 'NEXT' }))
  await expect.element(page.getByLabelText('Casual')).toHaveFocus()
  await screen.rerender(
    <Frame onSubmit={focusFirstInvalid}>
      <TextField label="Name" value="" onChange={() => {}} error="We need it" />
    </Frame>,
  )
  await userEvent.click(page.getByRole('button', { name: 'NEXT' }))
  await expect.element(page.getByLabelText('Name')).toHaveFocus()
})
