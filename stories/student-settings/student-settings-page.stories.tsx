import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { account, session } from '@/client'
import { type ResponseOf, toStudentSettings } from '@/contract'
import { centreOfSuburb, timers, type User } from '@/domain'
import { StudentSettingsPage } from '@/features/student-settings'
import { fill } from '../fill'
import { resumeHospo, resumeLongName } from '../fixtures/resumes'
import { studentMei } from '../fixtures/student'
import { answeredBy, answerTo, refusal, type StoryAnswer } from '../handlers/api'
import { accountSettingsHandlers } from '../handlers/mail-settings'
import { allowMotion } from '../handlers/motion'
import { type PausedTimers, pauseTimers } from '../handlers/paused-timers'
import { signedInStudent } from '../handlers/student-session'

const sent = fn<(form: Record<string, FormDataEntryValue>) => void>()

/** Stubs the response to each save, in order. */
function savesGet(...answers: StoryAnswer<'customiseUserData'>[]) {
  return answeredBy(
    ...accountSettingsHandlers,
    answerTo('customiseUserData', async (_, request) => {
      sent(Object.fromEntries(await request.formData()))
      return answers[sent.mock.calls.length - 1] ?? null
    }),
  )
}

/** The server's response to changes of Mei's account and resumes. */
function kept(changes: Partial<User>, resumes: Partial<ResponseOf<'customiseUserData'>['data']> = {}) {
  const data = { ...toStudentSettings({ ...studentMei, ...changes }), resumeData: null, resumesDeleted: [], ...resumes }
  return { success: true, data } as const
}

const meta = {
  title: 'Screens/Student settings/Settings, connected',
  tags: ['no-visual'],
  component: StudentSettingsPage,
  args: { onAccountDeleted: fn(), onSignOutAtProvider: fn(), legalLinks: { privacy: '/privacy', terms: '/terms' } },
  parameters: answeredBy(...accountSettingsHandlers),
  beforeEach() {
    sent.mockClear()
    return signedInStudent({ resumeList: [resumeLongName, resumeHospo] })
  },
} satisfies Meta<typeof StudentSettingsPage>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const saveButton = (canvas: Canvas) => canvas.findByRole('button', { name: 'Save Details' })
const summary = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Personal summary' })
const pdf = (name: string) => new File(['%PDF-1.4'], name, { type: 'application/pdf' })

async function mark(canvas: Canvas, fileName: string) {
  await userEvent.click(await canvas.findByRole('button', { name: `Actions for ${fileName}` }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
}

const newResume = { ...resumeHospo, id: '7e5a0000-0000-4000-8000-000000000009', fileName: 'Latest.pdf' }

export const SavesEverything: Story = {
  tags: ['API-04', 'ST-02', 'ST-07', 'ST-08', 'ST-09', 'ST-10'],
  parameters: savesGet(
    kept(
      { expectedPayRate: 30, personalSummary: 'Espresso.', currentSuburb: 'Brunswick', currentZipCode: '3056' },
      { resumeData: newResume, resumesDeleted: [resumeHospo.id] },
    ),
  ),
  async play({ canvas }) {
    await expect(await saveButton(canvas)).toBeDisabled()
    const from = canvas.getByRole('textbox', { name: 'From' })
    await fill(from, 'about 30')
    await expect(await saveButton(canvas)).toBeEnabled()
    await fill(await summary(canvas), 'Espresso.')
    await userEvent.click(canvas.getByRole('button', { name: /^Tuesday morning/ }))
    await mark(canvas, resumeHospo.fileName)
    await userEvent.upload(canvas.getByLabelText('Add Resume'), pdf('Latest.pdf'))
    await expect(canvas.getByText('Latest.pdf was selected! Click on save button below to upload!')).toBeVisible()
    // Nothing happens to the resumes until the form is saved.
    await expect(session.resumeList).toHaveLength(2)
    await userEvent.click(await saveButton(canvas))
    await canvas.findByText('Saved.')
    const [form] = sent.mock.calls[0] ?? []
    await expect(form).toMatchObject({
      expectedSalaryStart: 'about 30',
      expectedSalaryEnd: '',
      phoneNumber: '+61 412345678',
      suburbName: 'Carlton',
      suburbZipCode: '3053',
      personalSummary: 'Espresso.',
      nationality: 'Malaysia',
      availability: expect.stringContaining('"2-0"'),
      resumeFileDelete: JSON.stringify([resumeHospo.id]),
      file: expect.objectContaining({ name: 'Latest.pdf' }),
    })
    // The form and the account equal the server's response.
    await expect(from).toHaveValue('30')
    await expect(account.user).toMatchObject({
      expectedPayRate: 30,
      personalSummary: 'Espresso.',
      currentSuburb: 'Brunswick',
      currentSuburbCentre: centreOfSuburb('Brunswick'),
    })
    await expect(canvas.getByText('On your profile: $30 Per Hour')).toBeVisible()
    await expect(session.resumeList.map(({ fileName }) => fileName)).toEqual(['Latest.pdf', resumeLongName.fileName])
    await expect(canvas.queryByText(/was selected!/)).toBeNull()
    await expect(await saveButton(canvas)).toBeDisabled()
    await expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
    await expect(canvas.getByText('Saved.').parentElement).toHaveFocus()
    // No confetti, because story pages request reduced motion.
    await expect(document.querySelector('[data-confetti]')).toBeNull()
  },
}

export const RefusedFieldIsForgiven: Story = {
  tags: ['ST-03'],
  parameters: savesGet(
    refusal('invalid', 'Phone number (including country code) is required.', {
      phoneNumber: 'Phone number (including country code) is required.',
    }),
  ),
  async play({ canvas }) {
    const phone = await canvas.findByRole('textbox', { name: 'Phone number' })
    await fill(phone, '+')
    await userEvent.click(await saveButton(canvas))
    await canvas.findByRole('alert')
    await expect(phone).toHaveAttribute('aria-invalid', 'true')
    await userEvent.type(phone, '61 412345678')
    await expect(phone).not.toHaveAttribute('aria-invalid')
    await expect(await saveButton(canvas)).toBeEnabled()
  },
}

let clock: PausedTimers

export const Confetti: Story = {
  tags: ['ST-10'],
  beforeEach() {
    const endMotion = allowMotion()
    clock = pauseTimers(timers.confetti)
    return () => {
      clock.restore()
      endMotion()
    }
  },
  parameters: savesGet(kept({ personalSummary: 'Yes' })),
  async play({ canvas }) {
    await userEvent.type(await summary(canvas), 'Yes')
    await userEvent.click(await saveButton(canvas))
    await waitFor(() => expect(document.querySelectorAll('[data-confetti] > *')).toHaveLength(100))
    await clock.advance(timers.confetti - 1)
    await expect(document.querySelectorAll('[data-confetti] > *')).toHaveLength(100)
    await clock.advance(1)
    await expect(document.querySelector('[data-confetti]')).toBeNull()
  },
}
