import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test'
import { account, session } from '@/client'
import { type ResponseOf, toStudentSettings } from '@/contract'
import { timers, type User } from '@/domain'
import { StudentSettingsPage } from '@/features/student-settings'
import { fill } from '../fill'
import { resumeHospo, resumeLongName } from '../fixtures/resumes'
import { studentMei } from '../fixtures/student'
import { answerTo, refusal, type StoryAnswer } from '../handlers/api'
import { motionWelcome } from '../handlers/motion'
import { type PausedTimers, pauseTimers } from '../handlers/paused-timers'
import { sessionHandlers } from '../handlers/sessions'
import { signedInStudent } from '../handlers/student-session'

const sent = fn<(form: Record<string, FormDataEntryValue>) => void>()

/** Stubs the response to each save, in order. */
function savesGet(...answers: StoryAnswer<'customiseUserData'>[]) {
  return {
    msw: {
      handlers: [
        ...sessionHandlers,
        answerTo('customiseUserData', async (_, request) => {
          sent(Object.fromEntries(await request.formData()))
          return answers[sent.mock.calls.length - 1] ?? null
        }),
      ],
    },
  }
}

/** The server's response to changes of Mei's account and resumes. */
function kept(changes: Partial<User>, resumes: Partial<ResponseOf<'customiseUserData'>['data']> = {}) {
  const data = { ...toStudentSettings({ ...studentMei, ...changes }), resumeData: null, resumesDeleted: [], ...resumes }
  return { success: true, data } as const
}

/** The page with a button that reloads: drops the state in memory and reads storage again. */
function Reloadable() {
  const [load, setLoad] = useState(0)
  return (
    <>
      <StudentSettingsPage key={load} />
      <button type="button" onClick={() => setLoad(load + 1)}>
        Reload
      </button>
    </>
  )
}

const meta = {
  title: 'Screens/Student settings/Settings, connected',
  // These stories test the connected page; the screen's own stories have the pictures of its states.
  tags: ['no-visual'],
  component: StudentSettingsPage,
  render: () => <Reloadable />,
  parameters: { msw: { handlers: sessionHandlers } },
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
  tags: ['API-04', 'ST-02', 'ST-07', 'ST-08', 'ST-09'],
  parameters: savesGet(
    kept(
      { expectedPayRate: 30, personalSummary: 'Espresso.' },
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
    await expect(account.user).toMatchObject({ expectedPayRate: 30, personalSummary: 'Espresso.' })
    await expect(canvas.getByText('On your profile: $30 Per Hour')).toBeVisible()
    await expect(session.resumeList.map(({ fileName }) => fileName)).toEqual(['Latest.pdf', resumeLongName.fileName])
    await expect(canvas.queryByText(/was selected!/)).toBeNull()
    await expect(await saveButton(canvas)).toBeDisabled()
    await expect(Object.keys(localStorage).filter((key) => key.includes('draft'))).toEqual([])
    await expect(canvas.getByText('Saved.')).toHaveFocus()
  },
}

export const FailsThenRetries: Story = {
  tags: ['ST-09', 'ST-11'],
  parameters: savesGet(null, refusal('internal', 'Something broke on our side.'), kept({ personalSummary: 'Kept.' })),
  async play({ canvas }) {
    await fill(await summary(canvas), 'Kept.')
    await userEvent.upload(canvas.getByLabelText('Add Resume'), pdf('Latest.pdf'))
    await userEvent.click(await saveButton(canvas))
    await expect(await canvas.findByRole('alert')).toHaveTextContent("We can't reach the server.")
    await expect(await saveButton(canvas)).toBeDisabled()
    await expect(await summary(canvas)).toHaveValue('Kept.')
    const retry = canvas.getByRole('button', { name: 'Retry' })
    await waitFor(() => expect(retry).toHaveFocus())
    await userEvent.click(retry)
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('Something broke on our side.'))
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await canvas.findByText('Saved.')
    await expect(canvas.queryByRole('alert')).toBeNull()
    // Every attempt sends the same file with the same idempotency key.
    const keys = sent.mock.calls.map(([form]) => form.idempotencyKey)
    await expect(keys).toHaveLength(3)
    await expect(new Set(keys).size).toBe(1)
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

/** An unknown suburb is cleared after a tenth of a second, with a note. */
export const UnknownSuburb: Story = {
  tags: ['ST-04'],
  async play({ canvas }) {
    const suburb = await canvas.findByRole('combobox', { name: 'Suburb' })
    const zip = canvas.getByRole('combobox', { name: 'Zip code' })
    await fill(suburb, 'Atlantis')
    await userEvent.tab()
    await waitFor(() => expect(suburb).toHaveValue(''))
    await expect(zip).toHaveValue('')
    await expect(suburb).toHaveAccessibleDescription(
      '“Atlantis” is not a suburb of Melbourne, so the field was cleared.',
    )
    // Another suburb leaves the zip code to be chosen from its own.
    await fill(suburb, 'Fitzroy')
    await userEvent.click(await screen.findByRole('option', { name: /^Fitzroy\s*3065$/ }))
    await expect(suburb).toHaveValue('Fitzroy')
    await expect(zip).toHaveValue('')
    await userEvent.click(zip)
    await userEvent.click(await screen.findByRole('option', { name: '3065' }))
    await expect(zip).toHaveValue('3065')
  },
}

let clock: PausedTimers

export const UnknownNationality: Story = {
  tags: ['ST-05'],
  beforeEach() {
    clock = pauseTimers(timers.nationalityBlur)
    return clock.restore
  },
  async play({ canvas }) {
    const nationality = await canvas.findByRole('combobox', { name: 'Nationality' })
    await expect(nationality).toHaveValue('Malaysia')
    await fill(nationality, 'Narnia')
    await userEvent.tab()
    await clock.advance(timers.nationalityBlur - 1)
    await expect(nationality).toHaveValue('Narnia')
    await clock.advance(1)
    await expect(nationality).toHaveValue('')
    await expect(nationality).toHaveAccessibleDescription(
      '“Narnia” is not on the list of countries, so the field was cleared.',
    )
  },
}

export const TooLargeFile: Story = {
  tags: ['ST-08'],
  async play({ canvas }) {
    const large = pdf('large.pdf')
    Object.defineProperty(large, 'size', { value: 7.256 * 1024 * 1024 })
    await userEvent.upload(await canvas.findByLabelText('Add Resume'), large)
    await expect(await canvas.findByText('File size exceeds the 5MB limit. Your file size id 7.26MB')).toBeVisible()
    await expect(await saveButton(canvas)).toBeDisabled()
  },
}

export const DraftKept: Story = {
  tags: ['ST-09'],
  async play({ canvas }) {
    await fill(await summary(canvas), 'Half a sent')
    await mark(canvas, resumeHospo.fileName)
    await userEvent.click(canvas.getByRole('button', { name: 'Reload' }))
    await expect(await canvas.findByText('Welcome back!')).toBeVisible()
    await expect(await summary(canvas)).toHaveValue('Half a sent')
    await expect(canvas.getByText('Marked for deletion')).toBeVisible()
    await expect(await saveButton(canvas)).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(async () => expect(await summary(canvas)).toHaveValue(''))
    await expect(canvas.queryByText('Marked for deletion')).toBeNull()
    await expect(await saveButton(canvas)).toBeDisabled()
  },
}

/** Stores a version of the account as another tab does. */
function savedInAnotherTab(personalSummary: string) {
  localStorage.setItem('user', JSON.stringify({ ...account.user, personalSummary }))
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }))
}

/** What another tab saves comes in beside what is typed here; what both changed is said, and either can be had. */
export const SavedInAnotherTab: Story = {
  tags: ['ST-09'],
  async play({ canvas }) {
    const to = await canvas.findByRole('textbox', { name: 'To' })
    await fill(to, '40')
    savedInAnotherTab('From elsewhere.')
    await waitFor(async () => expect(await summary(canvas)).toHaveValue('From elsewhere.'))
    await expect(to).toHaveValue('40')
    await expect(canvas.queryByText(/changed this in another tab/)).toBeNull()
    await userEvent.type(await summary(canvas), ' And from here.')
    savedInAnotherTab('From elsewhere again.')
    await canvas.findByText(/changed this in another tab/)
    await expect(await summary(canvas)).toHaveValue('From elsewhere. And from here.')
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await waitFor(async () => expect(await summary(canvas)).toHaveValue('From elsewhere again.'))
    await expect(canvas.queryByText(/changed this in another tab/)).toBeNull()
  },
}

export const Confetti: Story = {
  tags: ['ST-10'],
  beforeEach() {
    const endMotion = motionWelcome()
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

export const NoConfettiForLessMotion: Story = {
  tags: ['ST-10'],
  parameters: savesGet(kept({ personalSummary: 'Yes' })),
  async play({ canvas }) {
    await userEvent.type(await summary(canvas), 'Yes')
    await userEvent.click(await saveButton(canvas))
    await canvas.findByText('Saved.')
    await expect(document.querySelector('[data-confetti]')).toBeNull()
  },
}
