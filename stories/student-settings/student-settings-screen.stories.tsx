import type { Meta, StoryObj } from '@storybook/react-vite'
import { type ComponentProps, useState } from 'react'
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test'
import { StudentSettingsScreen } from '@/features/student-settings/screens/student-settings-screen'
import { formOf, toggled } from '@/features/student-settings/settings'
import { fill } from '../fill'
import { resumeHospo, resumeLongName, resumesFive } from '../fixtures/resumes'
import { viewOf } from '../fixtures/settings-view'
import { studentMei } from '../fixtures/student'

/** Keeps the form and the marked resumes in state. */
function Fillable(props: ComponentProps<typeof StudentSettingsScreen>) {
  const [form, setForm] = useState(props.form)
  const { resumeFileDelete } = form
  return (
    <StudentSettingsScreen
      {...props}
      form={form}
      onChange={(changes) => {
        props.onChange(changes)
        setForm((before) => ({ ...before, ...changes }))
      }}
      onToggleDeletion={(id) => {
        props.onToggleDeletion(id)
        setForm((before) => ({ ...before, resumeFileDelete: toggled(resumeFileDelete, id) }))
      }}
    />
  )
}

const mei = { ...studentMei, expectedPayRateEnd: 38, personalSummary: 'Three years behind an espresso machine.' }

const meta = {
  title: 'Screens/Student settings/Settings',
  component: StudentSettingsScreen,
  render: (args) => <Fillable {...args} />,
  args: {
    student: mei,
    form: formOf(mei),
    view: viewOf(),
    serverErrors: {},
    resumes: [resumeHospo, resumeLongName],
    newResume: { lostFileName: null, problem: null, progress: null },
    onChange: fn(),
    onToggleDeletion: fn(),
    onPickFile: fn(),
    onRemoveFile: fn(),
    onSave: fn(),
    onCancelSave: fn(),
    onStartOver: fn(),
    onDismissRestored: fn(),
    onCelebrated: fn(),
  },
} satisfies Meta<typeof StudentSettingsScreen>
export default meta
type Story = StoryObj<typeof meta>
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas']

const saveButton = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save Details' })

export const Untouched: Story = {
  tags: ['ST-01', 'ST-02', 'ST-06', 'ST-09'],
  async play({ canvas, args }) {
    const account = within(canvas.getByRole('region', { name: 'Your account' }))
    await expect(account.getByText('Mei Lin')).toBeVisible()
    await expect(account.getByText('mei.lin@example.edu')).toBeVisible()
    await expect(account.getByText('ML')).toBeVisible()
    await expect(canvas.getByText('On your profile: $34 – $38 Per Hour')).toBeVisible()
    await expect(canvas.getByRole('textbox', { name: 'Personal summary' })).toHaveAttribute('rows', '4')
    await expect(canvas.getByRole('textbox', { name: 'Personal summary' })).toHaveAttribute('maxlength', '2000')
    await expect(saveButton(canvas)).toBeDisabled()
    await userEvent.type(canvas.getByRole('textbox', { name: 'From' }), ' or so')
    await expect(args.onChange).toHaveBeenLastCalledWith({ expectedSalaryStart: '34 or so' })
    await expect(canvas.getByRole('textbox', { name: 'From' })).not.toHaveAttribute('aria-invalid')
  },
}

export const Domestic: Story = {
  tags: ['ST-05'],
  args: { student: { ...mei, isInternationalStudent: false, homeTownCountry: null } },
  async play({ canvas }) {
    await expect(canvas.queryByRole('heading', { name: 'Nationality' })).toBeNull()
  },
}

export const NothingKnownYet: Story = {
  tags: ['ST-02'],
  args: {
    student: { ...mei, expectedPayRate: null, expectedPayRateEnd: null },
    form: formOf({ ...mei, expectedPayRate: null, expectedPayRateEnd: null, personalSummary: null }),
    resumes: [],
  },
  async play({ canvas }) {
    await expect(canvas.getByText('No amount is on your profile yet.')).toBeVisible()
    await expect(canvas.queryByRole('list', { name: 'Your resumes' })).toBeNull()
  },
}

/** The phone number is validated on blur, all fields on submit. */
export const Wrong: Story = {
  tags: ['ST-03', 'ST-04'],
  args: {
    view: viewOf({ saveState: 'changed' }),
    form: { ...formOf(mei), phoneNumber: 'call me', suburbZipCode: '', nationality: '' },
  },
  async play({ canvas, args }) {
    const phone = canvas.getByRole('textbox', { name: 'Phone number' })
    await expect(phone).not.toHaveAttribute('aria-invalid')
    await userEvent.click(phone)
    await userEvent.tab()
    await expect(phone).toHaveAccessibleDescription(/Phone number \(including country code\) is required\.$/)
    await fill(phone, '+')
    await waitFor(() => expect(phone).not.toHaveAttribute('aria-invalid'))
    await userEvent.click(saveButton(canvas))
    await expect(args.onSave).not.toHaveBeenCalled()
    const zip = canvas.getByRole('combobox', { name: 'Zip code' })
    await expect(zip).toHaveFocus()
    await expect(zip).toHaveAccessibleDescription(/We really need both those fields to be answered\.\.$/)
  },
}

export const Changed: Story = {
  tags: ['ST-09'],
  args: { view: viewOf({ saveState: 'changed' }) },
  async play({ canvas, args }) {
    await expect(canvas.getByText(/kept on this device/)).toBeVisible()
    await userEvent.click(saveButton(canvas))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}

/** Delete marks the resume: the tile turns red, and its menu can unmark it. */
export const MarkedForDeletion: Story = {
  tags: ['ST-07', 'phone-only'],
  args: { view: viewOf({ saveState: 'changed' }) },
  async play({ canvas, args }) {
    const [tile] = canvas.getAllByRole('listitem')
    if (!tile) throw new Error('There is no tile.')
    await expect(within(tile).getByText(/Added on 30\/10\/2026/)).toBeVisible()
    const actions = canvas.getByRole('button', { name: 'Actions for Mei Lin - Hospo.pdf' })
    await userEvent.click(actions)
    const look = await screen.findByRole('menuitem', { name: 'View' })
    await expect(look).toHaveAttribute('target', '_blank')
    await expect(look).toHaveAttribute('href', resumeHospo.fileUrl)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    await waitFor(() => expect(args.onToggleDeletion).toHaveBeenCalledWith(resumeHospo.id))
    await waitFor(() => expect(tile.querySelector('[data-removed]')).toHaveClass('border-danger'))
    await waitFor(() => expect(actions).toHaveFocus())
    await userEvent.click(actions)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Undo Delete' }))
    await waitFor(() => expect(tile.querySelector('[data-removed]')).toBeNull())
    await userEvent.click(actions)
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  },
}

export const FilePicked: Story = {
  tags: ['ST-08', 'phone-only'],
  args: { view: viewOf({ saveState: 'changed' }), form: { ...formOf(mei), fileName: 'Barista 2026.pdf' } },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Barista 2026.pdf was selected! Click on save button below to upload!')).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }))
    await expect(args.onRemoveFile).toHaveBeenCalledOnce()
    const file = new File(['%PDF-1.4'], 'other.pdf', { type: 'application/pdf' })
    await userEvent.upload(canvas.getByLabelText('Add Resume'), file)
    await expect(args.onPickFile).toHaveBeenCalledWith(file)
  },
}

export const FileRefused: Story = {
  tags: ['ST-08', 'phone-only'],
  args: {
    resumes: resumesFive,
    newResume: {
      lostFileName: null,
      problem: 'File size exceeds the 5MB limit. Your file size id 7.26MB',
      progress: null,
    },
  },
  async play({ canvas }) {
    await expect(canvas.getByText('File size exceeds the 5MB limit. Your file size id 7.26MB')).toBeVisible()
  },
}

export const Restored: Story = {
  tags: ['ST-09', 'phone-only'],
  args: {
    view: viewOf({ saveState: 'changed', restored: true }),
    newResume: { lostFileName: 'Barista 2026.pdf', problem: null, progress: null },
  },
  async play({ canvas, args }) {
    await expect(canvas.getByText('Welcome back!')).toBeVisible()
    await expect(canvas.getByText(/^Choose your file again\. Your other changes are as you left them/)).toBeVisible()
    await expect(canvas.getByText(/^You chose Barista 2026\.pdf on your last visit\./)).toBeVisible()
    await expect(saveButton(canvas)).toBeEnabled()
    await userEvent.click(canvas.getByRole('button', { name: 'Start over' }))
    await expect(args.onStartOver).toHaveBeenCalledOnce()
  },
}

/** The overlay covers the page, with the percent of the file sent and Cancel. */
export const Saving: Story = {
  tags: ['ST-09', 'phone-only'],
  args: { view: viewOf({ saveState: 'saving' }), newResume: { lostFileName: null, problem: null, progress: 40 } },
  async play({ canvas, args, canvasElement }) {
    await expect(canvas.getByText('Saving your details…')).toBeVisible()
    await expect(canvas.getByRole('progressbar', { name: 'File sent' })).toHaveAttribute('aria-valuenow', '40')
    await expect(canvasElement.querySelector('[inert]')).toContainElement(
      canvasElement.querySelector<HTMLElement>('input[type="tel"]'),
    )
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }))
    await expect(args.onCancelSave).toHaveBeenCalledOnce()
  },
}

/** The button stays disabled; Retry sends the same values, and the form stays filled in. */
export const Failed: Story = {
  tags: ['ST-09', 'ST-11'],
  args: {
    view: viewOf({
      saveState: 'failed',
      failure: "We can't reach the server. Check your connection and try again.",
    }),
    form: { ...formOf(mei), personalSummary: 'Typed, and still here.' },
  },
  async play({ canvas, args }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent("Your changes haven't been saved.")
    await expect(saveButton(canvas)).toBeDisabled()
    await expect(canvas.getByRole('textbox', { name: 'Personal summary' })).toHaveValue('Typed, and still here.')
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }))
    await expect(args.onSave).toHaveBeenCalledOnce()
  },
}
