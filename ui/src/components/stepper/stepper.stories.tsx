import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Stepper, type StepperProps } from './stepper'

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

export const Vertical: Story = {
  tags: ['no-visual'],
  args: {
    mode: 'steps',
    label: 'Post a Gig',
    orientation: 'vertical',
    activeStep: 'description',
    steps: [
      { id: 'basics', label: 'Job Basics' },
      { id: 'pay', label: 'Pay & Job Timings', status: 'error' },
      { id: 'description', label: 'Job Description' },
      { id: 'questions', label: 'Questions', optional: true },
      { id: 'summary', label: 'Summary', status: 'loading' },
    ],
  },
  play: async ({ canvas }) => {
    const [, pay, , questions, summary] = canvas.getAllByRole('listitem')
    await expect(pay).toHaveTextContent('Pay & Job Timings, needs a fix')
    await expect(questions).toHaveTextContent('Questions, not yet, Optional')
    await expect(summary).toHaveTextContent('Summary, loading')
  },
}
