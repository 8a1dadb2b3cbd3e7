import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, userEvent, waitFor } from 'storybook/test'
import { session } from '@/client'
import type { RequestOf, ResponseOf } from '@/contract'
import type { User } from '@/domain'
import { StudentWizardPage } from '@/features/student-profile'
import { fill } from '../fill'
import { gigs } from '../fixtures/listings'
import { studentMei, studentNew, studentWithoutWeek } from '../fixtures/student'
import { answerTo, refusal } from '../handlers/api'
import { signedInStudent } from '../handlers/student-session'

const saved: User = { ...studentMei, id: studentWithoutWeek.id }
const success: ResponseOf<'updateAccount'> = {
  message: 'Success',
  userData: saved,
  data: { userData: saved, jobList: gigs },
}
const sent = fn<(payload: RequestOf<'updateAccount'>) => void>()

const meta = {
  title: 'Screens/Student profile/Wizard, connected',
  // These stories test the connected page; the screen's own stories have the pictures of its states.
  tags: ['no-visual'],
  component: StudentWizardPage,
  args: { onDone: fn() },
  beforeEach: () => signedInStudent({ userData: studentWithoutWeek }),
} satisfies Meta<typeof StudentWizardPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

/** From the first step to a painted last one, as a student whose other answers are known. */
async function walkToFinish(canvas: Canvas) {
  for (let step = 1; step < 6; step += 1) {
    await canvas.findByText(`Step ${step} of 6`)
    await userEvent.click(await canvas.findByRole('button', { name: 'NEXT' }))
  }
  await userEvent.click(await canvas.findByRole('button', { name: /^Monday morning/ }))
}

export const Finish: Story = {
  tags: ['SW-10'],
  parameters: {
    msw: {
      handlers: [
        answerTo('updateAccount', (payload) => {
          sent(payload)
          return success
        }),
      ],
    },
  },
  async play({ args, canvas }) {
    await walkToFinish(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await waitFor(() => expect(args.onDone).toHaveBeenCalled())
    await expect(sent).toHaveBeenLastCalledWith(
      expect.objectContaining({
        phoneNumber: '+61 412345678',
        homeTownCountry: 'Malaysia',
        userAvailability: [{ tableIndex: '1-0', label: 'Monday-Morning' }],
      }),
    )
    await expect(JSON.parse(localStorage.getItem('user') ?? 'null')).toMatchObject({
      id: saved.id,
      currentSuburb: 'Carlton',
      userAvailability: saved.userAvailability,
    })
    await expect(session.jobList).toHaveLength(gigs.length)
    await expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
  },
}

let attempts = 0

export const NothingReturned: Story = {
  tags: ['SW-10'],
  beforeEach: () => {
    attempts = 0
  },
  parameters: {
    msw: {
      handlers: [
        answerTo('updateAccount', () => {
          attempts += 1
          return null
        }),
      ],
    },
  },
  async play({ args, canvas }) {
    await walkToFinish(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Some error occurred with our backend. Could you quickly retry this process again?',
    )
    await expect(canvas.getByText('Step 6 of 6')).toBeVisible()
    await expect(canvas.getByRole('button', { name: /^Monday morning/ })).toHaveAccessibleName(/, free$/)
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await waitFor(() => expect(attempts).toBe(2))
    await expect(await canvas.findByRole('alert')).toBeVisible()
    await expect(args.onDone).not.toHaveBeenCalled()
  },
}

export const Refused: Story = {
  tags: ['SW-10'],
  parameters: {
    msw: {
      handlers: [
        answerTo('updateAccount', () =>
          refusal('invalid', 'Check the marked fields.', { phoneNumber: 'That number is not in service.' }),
        ),
      ],
    },
  },
  async play({ canvas }) {
    await walkToFinish(canvas)
    await userEvent.click(canvas.getByRole('button', { name: 'FINISH' }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Go to step 1: About you' }))
    const phone = await canvas.findByRole('textbox', { name: 'Phone number' })
    await expect(phone).toHaveAccessibleDescription('That number is not in service.')
    await userEvent.type(phone, '9')
    await waitFor(() => expect(phone).not.toHaveAccessibleDescription())
    await expect(phone).toHaveValue('4123456789')
  },
}

/** The page with a button that reloads: drops the state in memory and reads storage again. */
function Reloadable(props: { onDone: () => void }) {
  const [load, setLoad] = useState(0)
  return (
    <>
      <StudentWizardPage key={load} {...props} />
      <button type="button" onClick={() => setLoad(load + 1)}>
        Reload
      </button>
    </>
  )
}

export const DraftKept: Story = {
  tags: ['SW-12'],
  render: (args) => <Reloadable {...args} />,
  beforeEach: () => signedInStudent({ userData: studentNew }),
  async play({ canvas }) {
    await fill(await canvas.findByRole('textbox', { name: 'Phone number' }), '412345678')
    await userEvent.click(canvas.getByRole('button', { name: 'NEXT' }))
    await canvas.findByRole('heading', { name: 'Where do you live?' })
    await expect(canvas.queryByText('Welcome back!')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByText('Welcome back!')).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1, name: 'Where do you live?' })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }))
    await expect(await canvas.findByRole('textbox', { name: 'Phone number' })).toHaveValue('412345678')
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Phone number' })).toHaveValue(''))
    await expect(canvas.queryByText('Welcome back!')).toBeNull()
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
