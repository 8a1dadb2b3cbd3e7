import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { TextField } from './text-field'

describeConformance('TextField', (props) => <TextField label="Name" value="" onChange={() => {}} {...props} />)

it('is named by its label alone, required or not', async () => {
  await render(<TextField label="First name" value="" onChange={() => {}} required hint="As on your card." />)
  await expect.element(page.getByRole('textbox', { name: 'First name', exact: true })).toBeVisible()
  await expect.element(page.getByLabelText('First name', { exact: true })).toBeVisible()
})

it('is described by its unit before its hint', async () => {
  await render(<TextField label="Pay" value="30" onChange={() => {}} suffix="per hour" hint="Before tax." />)
  await expect.element(page.getByRole('textbox', { name: 'Pay' })).toHaveAccessibleDescription('per hour Before tax.')
})

it('has no ARIA attributes by default', async () => {
  await render(<TextField label="Name" value="" onChange={() => {}} />)
  const field = page.getByRole('textbox').element()
  expect(field.hasAttribute('aria-invalid')).toBe(false)
  expect(field.hasAttribute('aria-describedby')).toBe(false)
})

it('announces the error in an existing live region', async () => {
  const screen = await render(<TextField label="Name" value="" onChange={() => {}} />)
  const region = document.querySelector('[aria-live="polite"]')
  expect(region?.textContent).toBe('')
  // Screen readers learn of a region that isn't displayed together with its first text, and some don't announce it then.
  expect(region?.checkVisibility()).toBe(true)
  await screen.rerender(<TextField label="Name" value="" onChange={() => {}} error="Tell us your name." />)
  expect(document.querySelector('[aria-live="polite"]')).toBe(region)
  expect(region?.textContent).toBe('Tell us your name.')
  await expect.element(page.getByRole('textbox')).toHaveAccessibleDescription('Tell us your name.')
})

it('takes no room for an error that it does not have', async () => {
  await render(<TextField label="Name" value="" onChange={() => {}} />)
  const control = page.getByRole('textbox').element().closest('[data-control]')?.parentElement
  const root = control?.parentElement
  expect(root?.getBoundingClientRect().bottom).toBe(control?.getBoundingClientRect().bottom)
})

it('passes on key and blur events', async () => {
  const keyDown = vi.fn()
  const blur = vi.fn()
  await render(<TextField label="Name" value="" onChange={() => {}} onKeyDown={keyDown} onBlur={blur} />)
  await userEvent.keyboard('{Tab}{Escape}{Tab}')
  expect(keyDown.mock.calls.map(([event]) => event.key)).toContain('Escape')
  expect(blur).toHaveBeenCalledOnce()
})

it('is at least 48 px high', async () => {
  await render(<TextField label="Name" value="" onChange={() => {}} />)
  expect(page.getByRole('textbox').element().parentElement?.getBoundingClientRect().height).toBeGreaterThanOrEqual(48)
})
