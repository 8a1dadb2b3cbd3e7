import { createRef } from 'react'
import { expect, it, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { describeConformance } from '../../testing/describe-conformance'
import { useControlled } from '../../testing/use-controlled'
import { RadioGroup } from './radio-group'

const options = [
  { value: 'student', label: 'A student', description: 'Finds gigs.' },
  { value: 'business', label: 'A business', description: 'Posts gigs.' },
  { value: 'both', label: 'Both' },
]

function Kind({ onChange, start }: { onChange: (value: string) => void; start: string | null }) {
  const [value, change] = useControlled(start, onChange)
  return <RadioGroup label="Who are you?" value={value} onChange={change} options={options} layout="cards" />
}

describeConformance('RadioGroup', (props) => (
  <RadioGroup label="Who are you?" value={null} onChange={() => {}} options={options} {...props} />
))

it('is one Tab stop and wraps with the arrows', async () => {
  const changed = vi.fn()
  await render(
    <>
      <Kind start="business" onChange={changed} />
      <button type="button">After</button>
    </>,
  )
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('radio', { name: 'A business', exact: true })).toHaveFocus()
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}')
  expect(changed.mock.calls.flat()).toEqual(['both', 'student', 'both'])
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('button', { name: 'After' })).toHaveFocus()
})

it('chooses by a press anywhere in a card', async () => {
  const changed = vi.fn()
  await render(<Kind start={null} onChange={changed} />)
  const card = page.getByText('Posts gigs.').element().getBoundingClientRect()
  document.elementFromPoint(card.left + 4, card.top + 4)?.dispatchEvent(new MouseEvent('click', { bubbles: true }))
  expect(changed).toHaveBeenCalledWith('business')
})

it('chooses with every arrow, and the first with Space', async () => {
  const changed = vi.fn()
  await render(<Kind start={null} onChange={changed} />)
  await userEvent.keyboard('{Tab}')
  await expect.element(page.getByRole('radio', { name: 'A student', exact: true })).toHaveFocus()
  expect(changed).not.toHaveBeenCalled()
  await userEvent.keyboard(' {ArrowRight}{ArrowLeft}{ArrowLeft}{ArrowDown}')
  expect(changed.mock.calls.flat()).toEqual(['student', 'business', 'student', 'both', 'student'])
})

it('is a group named by its label, with descriptions separate from names', async () => {
  await render(<Kind start="student" onChange={vi.fn()} />)
  await expect.element(page.getByRole('radiogroup', { name: 'Who are you?' })).toBeVisible()
  const student = page.getByRole('radio', { name: 'A student', exact: true })
  await expect.element(student).toBeChecked()
  await expect.element(student).toHaveAccessibleDescription('Finds gigs.')
})

it('sets the ref again when as many other options replace the options', async () => {
  const ref = createRef<HTMLInputElement>()
  const others = ['tutor', 'parent', 'guest'].map((value) => ({ value, label: value }))
  const screen = await render(<RadioGroup ref={ref} label="Who are you?" options={options} />)
  await screen.rerender(<RadioGroup ref={ref} label="Who are you?" options={others} />)
  expect(ref.current).toBe(page.getByRole('radio', { name: 'tutor' }).element())
})
