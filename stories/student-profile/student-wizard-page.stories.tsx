import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import type { User } from '@/domain'
import { StudentWizardPage } from '@/features/student-profile'
import { type StudentDraft, startingDraft } from '@/features/student-profile/wizard'
import { studentMei, studentNew, studentWithoutWeek } from '../fixtures/student'
import { answeredBy, answerTo, refusal } from '../handlers/api'
import { signedInStudent } from '../handlers/student-session'

/** Stores a draft, as an earlier visit does. */
function storeDraft(user: User, typed: Partial<StudentDraft>) {
  localStorage.setItem(
    `campus-gigs:draft:student-profile:${user.id}`,
    JSON.stringify({ ...startingDraft(user), ...typed }),
  )
}

const meta = {
  title: 'Screens/Student profile/Wizard, connected',
  tags: ['no-visual'],
  component: StudentWizardPage,
  args: { onDone: fn() },
  beforeEach: () => signedInStudent({ userData: studentWithoutWeek }),
} satisfies Meta<typeof StudentWizardPage>
export default meta
type Story = StoryObj<typeof meta>

export const Refused: Story = {
  tags: ['SW-10'],
  beforeEach: () => storeDraft(studentWithoutWeek, { step: 6, userAvailability: studentMei.userAvailability }),
  parameters: answeredBy(
    answerTo('updateAccount', () =>
      refusal('invalid', 'Check the marked fields.', { phoneNumber: 'That number is not in service.' }),
    ),
  ),
  async play({ canvas }) {
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to step 1: About you' }))
    const phone = await canvas.findByRole('textbox', { name: 'Phone number' })
    await expect(phone).toHaveAccessibleDescription('That number is not in service.')
    await userEvent.type(phone, '9')
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription())
    await expect(phone).toHaveValue('4123456789')
  },
}

/** A reload restores the draft. */
export const DraftKept: Story = {
  tags: ['SW-12'],
  beforeEach() {
    storeDraft(studentNew, { step: 2, phoneDigits: '412345678' })
    return signedInStudent({ userData: studentNew })
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Welcome back!')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Where do you live?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('textbox', { name: 'Phone number' })).toHaveValue('412345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue(''))
    await expect(canvas.queryByText('Welcome back!')).toBeNull()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
}

export const AlreadyComplete: Story = {
  tags: ['SW-01'],
  beforeEach: () => signedInStudent(),
  async play({ args, canvas }) {
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(canvas.queryByRole('form')).toBeNull()
  },
}
