import type { Meta, StoryObj } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { Button } from '../button/button'
import { Stepper, type StepperProps } from './stepper'
import { useStepFocus } from './use-step-focus'

const gigSteps = [
  { id: 'basics', label: 'Job Basics' },
  { id: 'pay', label: 'Pay & Job Timings' },
  { id: 'description', label: 'Job Description' },
  { id: 'questions', label: 'Questions' },
  { id: 'summary', label: 'Summary' },
]

const meta = {
  title: 'ui/Stepper',
  component: Stepper,
  tags: ['!autodocs'],
  decorators: [(Story) => <div className="max-w-3xl">{Story()}</div>],
  parameters: {
    layout: 'padded',
  },
} satisfies Meta<StepperProps>

export default meta
type Story = StoryObj & { args: StepperProps }

export const Linear: Story = {
  args: { mode: 'linear', label: 'Your profile', progress: 20, step: 2, steps: 6 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Your profile' })).toHaveAttribute('aria-valuenow', '20')
    await expect(canvas.getByText('Step 2 of 6')).toBeVisible()
  },
}

export const LinearStart: Story = {
  args: { mode: 'linear', label: 'Your profile', progress: 0, step: 1, steps: 6 },
}

export const LinearEnd: Story = {
  args: { mode: 'linear', label: 'Your profile', progress: 100, step: 6, steps: 6 },
}

export const Steps: Story = {
  tags: ['dark'],
  args: { mode: 'steps', label: 'Post a Gig', steps: gigSteps, activeStep: 'description' },
  play: async ({ canvas }) => {
    const current = canvas.getAllByRole('listitem').filter((item) => item.ariaCurrent === 'step')
    await expect(current).toHaveLength(1)
    await expect(current[0]).toHaveTextContent('Job Description')
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
  },
}

const onStepSelect = fn()

export const StepsToPress: Story = {
  args: { mode: 'steps', label: 'Post a Gig', steps: gigSteps, activeStep: 'description', onStepSelect },
  play: async ({ canvas, userEvent }) => {
    onStepSelect.mockClear()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: /Job Basics/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(onStepSelect).toHaveBeenCalledWith('basics')
  },
}

function Walk() {
  const [step, setStep] = useState(1)
  return (
    <div className="flex flex-col items-start gap-4">
      <Stepper
        className="w-full"
        mode="linear"
        label="Your profile"
        progress={((step - 1) / 5) * 100}
        step={step}
        steps={6}
      />
      <Button variant="primary" onClick={() => setStep(Math.min(6, step + 1))}>
        Next
      </Button>
    </div>
  )
}

export const Announced: Story = {
  args: { mode: 'linear', label: 'Your profile', progress: 0, step: 1, steps: 6 },
  render: () => <Walk />,
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('progressbar')
    for (const progress of ['0', '20', '40', '60', '80', '100']) {
      await expect(bar).toHaveAttribute('aria-valuenow', progress)
      await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    }
    await expect(canvas.getByText('Step 6 of 6')).toHaveAttribute('aria-live', 'polite')
  },
}

const stepOf = (state: unknown): string => {
  const id = state instanceof Object && 'step' in state ? state.step : undefined
  return gigSteps.find((step) => step.id === id)?.id ?? 'basics'
}

/** The step is kept in the history's state: each step change adds an entry, so the browser's Back returns to the previous step. */
function WalkWithHistory() {
  const [activeStep, setActiveStep] = useState('basics')
  const headingRef = useStepFocus<HTMLHeadingElement>(activeStep)
  const index = gigSteps.findIndex(({ id }) => id === activeStep)
  const next = gigSteps[index + 1]

  useEffect(() => {
    const follow = (event: PopStateEvent) => setActiveStep(stepOf(event.state))
    window.addEventListener('popstate', follow)
    return () => window.removeEventListener('popstate', follow)
  }, [])

  function goTo(id: string) {
    history.pushState({ step: id }, '')
    setActiveStep(id)
  }

  return (
    <div className="flex flex-col items-start gap-4">
      <Stepper
        className="w-full"
        mode="steps"
        label="Post a Gig"
        steps={gigSteps}
        activeStep={activeStep}
        onStepSelect={goTo}
      />
      <h2 ref={headingRef} tabIndex={-1} className="text-2xl">
        {gigSteps[index]?.label}
      </h2>
      {next && (
        <Button variant="primary" onClick={() => goTo(next.id)}>
          Next
        </Button>
      )}
    </div>
  )
}

export const ExampleBackInBrowser: Story = {
  args: { mode: 'steps', label: 'Post a Gig', steps: gigSteps, activeStep: 'basics' },
  render: () => <WalkWithHistory />,
  play: async ({ canvas, userEvent }) => {
    const heading = (name: string) => canvas.findByRole('heading', { name })
    await expect(await heading('Job Basics')).not.toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }))
    await expect(await heading('Pay & Job Timings')).toHaveFocus()
    await userEvent.click(canvas.getByRole('button', { name: /Questions/ }))
    await expect(await heading('Questions')).toHaveFocus()
    history.back()
    await waitFor(async () => expect(await heading('Pay & Job Timings')).toHaveFocus())
    await expect(canvas.getByText(/^Step 2 of 5/)).toHaveAttribute('aria-live', 'polite')
    history.back()
    await waitFor(async () => expect(await heading('Job Basics')).toHaveFocus())
  },
}
