import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { messages } from '@/domain'
import { BusinessWizardPage } from '@/features/business-profile'
import { type BusinessDraft, startingDraft } from '@/features/business-profile/wizard'
import { businessNewIdentity, businessRitual } from '../fixtures/business'
import { answeredBy, answerTo, refusal } from '../handlers/api'
import { signedInBusiness } from '../handlers/business-session'

/** Stores a draft, as an earlier visit does. */
function storeDraft(draft: Partial<BusinessDraft>) {
  const storedDraft = { ...startingDraft(businessNewIdentity), ...draft }
  localStorage.setItem(`campus-gigs:draft:business-wizard:${businessNewIdentity.id}`, JSON.stringify(storedDraft))
}

const { step: _, ...answers } = startingDraft(businessRitual)

const meta = {
  title: 'Screens/Business profile/Wizard, connected',
  tags: ['no-visual'],
  component: BusinessWizardPage,
  args: { onDone: fn() },
  beforeEach: () => signedInBusiness({ businessData: businessNewIdentity }),
} satisfies Meta<typeof BusinessWizardPage>
export default meta
type Story = StoryObj<typeof meta>

/** A complete profile is redirected to the dashboard. */
export const AlreadyComplete: Story = {
  tags: ['BW-01'],
  beforeEach: () => signedInBusiness({ businessData: businessRitual }),
  async play({ args }) {
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
  },
}

/** A reload restores the draft. */
export const ComesBack: Story = {
  beforeEach: () => storeDraft({ ...answers, step: 2, description: 'A small espresso bar.' }),
  async play({ canvas }) {
    await expect(canvas.getByText('Your answers are as you left them.')).toBeVisible()
    await expect(canvas.getByLabelText(/^Description/)).toHaveValue('A small espresso bar.')
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Signing you Up')
  },
}

/** The server refuses a field of an earlier step: the wizard shows that step with the message at the field. */
export const ServerRefuses: Story = {
  beforeEach: () => storeDraft({ ...answers, step: 5 }),
  parameters: answeredBy(
    answerTo('updateBusiness', refusal('invalid', messages.general.invalid, { companyName: messages.general.tooLong })),
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(messages.general.invalid)
    const company = canvas.getByLabelText(/^Company Name/)
    await expect(company).toHaveAccessibleDescription(messages.general.tooLong)
    await userEvent.type(company, '!')
    await expect(company).not.toBeInvalid()
  },
}
