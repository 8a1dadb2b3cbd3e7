import { Button, Card, TextField } from '@campus-gigs/ui'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { WizardFrame } from './wizard-frame'

const meta = {
  title: 'ui/WizardFrame',
  component: WizardFrame,
  tags: ['autodocs'],
  args: {
    heading: 'Who are you?',
    lead: 'A name is enough for now.',
    step: 2,
    steps: 5,
    progress: 25,
    stepName: 'About you',
    onBack: fn(),
    onSubmit: fn(),
    children: <TextField label="Name" value="Mei Lin" onChange={() => {}} />,
    actions: (
      <Button type="submit" variant="primary" size="lg">
        NEXT
      </Button>
    ),
  },
  parameters: {
    docs: {
      description: {
        component: [
          'One step of a wizard: how far it is, the way back, the step as a form and what leads on. On phones the',
          'buttons stay at the bottom of the screen.',
          '',
          '**Keyboard** Enter in a field sends the step.',
          '',
          '**Accessibility** When the step changes its heading takes the focus, so the new step is read from its top.',
        ].join('\n'),
      },
    },
  },
} satisfies Meta<typeof WizardFrame>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(args.onBack).toHaveBeenCalledOnce()
  },
}

export const FirstStep: Story = { args: { step: 1, progress: 0 } }

export const NamedSteps: Story = {
  args: { title: 'Post a Gig', stepNames: ['Basics', 'Pay', 'Text', 'Questions', 'Summary'] },
}

export const WithAside: Story = { args: { aside: <Card tone="brand">This is what students see.</Card> } }
