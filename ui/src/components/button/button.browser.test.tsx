import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { Button } from './button'
import { IconButton } from './icon-button'

describeConformance('Button', (props) => <Button {...props}>Save</Button>)
describeConformance('Button as a link', (props) => (
  <Button asChild {...props}>
    <a href="#gigs">Gigs</a>
  </Button>
))
describeConformance('IconButton', (props) => <IconButton label="Close" icon={<svg />} {...props} />)

it('has an explicit tabindex, so that Safari focuses it on press', async () => {
  await render(
    <>
      <Button>Save</Button>
      <IconButton label="Close" icon={<svg />} />
    </>,
  )
  for (const button of page.getByRole('button').elements()) expect(button).toHaveAttribute('tabindex', '0')
})

function Toggle() {
  const [isOn, setIsOn] = useState(false)
  return (
    <Button aria-pressed={isOn} onClick={() => setIsOn(!isOn)}>
      Mute
    </Button>
  )
}

it('is pressed by Enter and Space, and shows the state of a toggle', async () => {
  await render(<Toggle />)
  const button = (pressed: boolean) => page.getByRole('button', { name: 'Mute', pressed })
  await userEvent.tab()
  await expect.element(button(false)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  await expect.element(button(true)).toHaveFocus()
  await userEvent.keyboard(' ')
  await expect.element(button(false)).toHaveFocus()
})

it('does not submit a form by default', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  await render(
    <form onSubmit={submit}>
      <Button>Plain</Button>
      <Button type="submit">Send</Button>
    </form>,
  )
  await page.getByRole('button', { name: 'Plain' }).click()
  expect(submit).not.toHaveBeenCalled()
  await page.getByRole('button', { name: 'Send' }).click()
  expect(submit).toHaveBeenCalledOnce()
})

it('prevents a second submit while busy, by click or Enter', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault())
  await render(
    <form onSubmit={submit}>
      <input aria-label="Name" />
      <Button type="submit" busy>
        Send
      </Button>
    </form>,
  )
  await page.getByRole('button', { name: 'Send' }).click({ force: true })
  await page.getByRole('textbox').click()
  await userEvent.keyboard('{Enter}')
  expect(submit).not.toHaveBeenCalled()
})

it('keeps its width while busy', async () => {
  const screen = await render(<Button>Save my week</Button>)
  const idle = page.getByRole('button').element().getBoundingClientRect()
  await screen.rerender(<Button busy>Save my week</Button>)
  const busy = page.getByRole('button').element().getBoundingClientRect()
  expect([busy.width, busy.height]).toEqual([idle.width, idle.height])
})

it('names an icon button once, and shows its tooltip on hover', async () => {
  await render(<IconButton label="Close" icon={<svg />} />)
  const button = page.getByRole('button', { name: 'Close' })
  await expect.element(button).not.toHaveAccessibleDescription()
  const { left, top, width, height } = button.element().getBoundingClientRect()
  for (const part of [0.1, 0.5, 0.9]) {
    const hit = document.elementFromPoint(left + part * width, top + part * height)
    expect(hit?.closest('[title]')).toHaveAttribute('title', 'Close')
  }
})

it('prevents navigation of a disabled or busy link', async () => {
  const pressed = vi.fn()
  await render(
    <Button asChild busy onClick={pressed}>
      <a href="#elsewhere">Go</a>
    </Button>,
  )
  await page.getByRole('link').click({ force: true })
  expect(pressed).not.toHaveBeenCalled()
  expect(location.hash).not.toBe('#elsewhere')
})
