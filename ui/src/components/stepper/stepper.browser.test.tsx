import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Stepper, type StepperProps } from './stepper'

const steps = [
  { id: 'basics', label: 'Job Basics' },
  { id: 'pay', label: 'Pay & Job Timings' },
  { id: 'summary', label: 'Summary' },
]

it('SW-01 shows progress and step, and announces the next step politely', async () => {
  const stepper = (step: number) => (
    <Stepper mode="linear" label="Your profile" step={step} steps={6} progress={((step - 1) / 5) * 100} />
  )
  const screen = await render(stepper(1))
  const bar = page.getByRole('progressbar', { name: 'Your profile' })
  await expect.element(bar).toHaveAttribute('aria-valuenow', '0')
  await screen.rerender(stepper(2))
  await expect.element(bar).toHaveAttribute('aria-valuenow', '20')
  await expect.element(page.getByText('Step 2 of 6')).toHaveAttribute('aria-live', 'polite')
})

it('names the steps and marks the current one', async () => {
  await render(<Stepper mode="steps" label="Post a Gig" steps={steps} activeStep="pay" />)
  const items = page.getByRole('listitem').elements()
  expect(items.map((item) => item.ariaCurrent)).toEqual([null, 'step', null])
  expect(items.map((item) => item.textContent)).toEqual(['Job Basics, done', '2Pay & Job Timings', '3Summary, not yet'])
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  await expect.element(page.getByText('Step 2 of 3: Pay & Job Timings')).toBeVisible()
  expect(page.getByRole('button').elements()).toHaveLength(0)
})

it.each([
  ['an unknown step', steps],
  ['no steps', []],
])('says no position with %s, and marks no step as current or done', async (_, some) => {
  await render(<Stepper mode="steps" label="Post a Gig" steps={some} activeStep="gone" />)
  await expect.element(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
  expect(page.getByText(/Step \d/).elements()).toEqual([])
  const items = page.getByRole('listitem').elements()
  expect(items.map((item) => item.ariaCurrent)).toEqual(some.map(() => null))
  for (const item of items) expect(item).toHaveTextContent('not yet')
})

it('leaves its label and position to screen readers with hideLabel', async () => {
  await render(<Stepper mode="steps" label="Post a Gig" hideLabel steps={steps} activeStep="pay" />)
  const position = page.getByText('Step 2 of 3: Pay & Job Timings')
  await expect.element(position).toHaveAttribute('aria-live', 'polite')
  expect(position.element().parentElement?.getBoundingClientRect().height).toBe(1)
  await expect.element(page.getByRole('progressbar', { name: 'Post a Gig' })).toBeVisible()
})

it.each([false, true])('says its name once, as that of the bar (hideLabel %s)', async (hideLabel) => {
  await render(<Stepper mode="steps" label="Post a Gig" hideLabel={hideLabel} steps={steps} activeStep="pay" />)
  expect(document.querySelectorAll('[aria-label="Post a Gig"]')).toHaveLength(1)
  const visible = page.getByText('Post a Gig', { exact: true }).elements()
  expect(visible.map((element) => element.ariaHidden)).toEqual(hideLabel ? [] : ['true'])
})

it('lists steps downwards by name, with what is optional, wrong and loading', async () => {
  const states = [
    { id: 'basics', label: 'Job Basics', status: 'error' },
    { id: 'pay', label: 'Pay', optional: true },
    { id: 'summary', label: 'Summary', status: 'loading' },
  ] as const
  await page.viewport(320, 700)
  await render(<Stepper mode="steps" label="Post a Gig" orientation="vertical" steps={states} activeStep="pay" />)
  const items = page.getByRole('listitem').elements()
  expect(items.map((item) => item.textContent)).toEqual([
    '!Job Basics, needs a fix',
    '2Pay, Optional',
    'Summary, loading',
  ])
  const tops = items.map((item) => item.getBoundingClientRect().top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  await expect.element(page.getByText('Summary', { exact: false }).last()).toBeVisible()
  expect(page.getByText('Summary', { exact: false }).element().getBoundingClientRect().width).toBeGreaterThan(20)
  await page.viewport(1280, 800)
})

it('renders steps as buttons with onSelect', async () => {
  const onStepSelect = vi.fn()
  await render(<Stepper mode="steps" label="Post a Gig" steps={steps} activeStep="pay" onStepSelect={onStepSelect} />)
  // `aria-current` is on the button, which gets the focus.
  await expect
    .element(page.getByRole('button', { name: '2 Pay & Job Timings' }))
    .toHaveAttribute('aria-current', 'step')
  expect(document.querySelectorAll('[aria-current]')).toHaveLength(1)
  await page.getByRole('button', { name: /Job Basics/ }).click()
  expect(onStepSelect.mock.calls).toEqual([['basics']])
})

it('requires the props of its mode', () => {
  // @ts-expect-error a linear stepper has no named steps
  const linear: StepperProps = { mode: 'linear', label: 'x', progress: 0, step: 1, steps: 2, activeStep: 'a' }
  // @ts-expect-error named steps need the active one
  const named: StepperProps = { mode: 'steps', label: 'x', steps }
  expect([linear.mode, named.mode]).toEqual(['linear', 'steps'])
})
