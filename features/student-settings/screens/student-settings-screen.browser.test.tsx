import { AvailabilityGrid, CountryCombobox, FileDrop, SuburbCombobox } from '@campus-gigs/ui'
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Resume } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import { settingsView } from '@/features/shared'
import { formOf } from '../settings'
import { StudentSettingsScreen } from './student-settings-screen'

// Counts the renders of the library's components.
vi.mock('@campus-gigs/ui', { spy: true })

const student = { ...someStudent, isInternationalStudent: true, userAvailability: [] }
const resumes: readonly Resume[] = []
const nothing = () => {}
const save = { saveState: 'changed', restored: false, hasConflict: false, failure: null, celebrating: false } as const
const view = settingsView(save)

/** The screen with a form state like that of the settings. */
function Screen() {
  const [form, setForm] = useState(() => formOf(student))
  const [change] = useState(() => (typed: Partial<typeof form>) => setForm((current) => ({ ...current, ...typed })))
  return (
    <StudentSettingsScreen
      student={student}
      form={form}
      view={view}
      serverErrors={{}}
      resumes={resumes}
      newResume={{ lostFileName: null, problem: null, progress: null }}
      onChange={change}
      onToggleDeletion={nothing}
      onPickFile={nothing}
      onRemoveFile={nothing}
      onSave={nothing}
      onCancelSave={nothing}
      onStartOver={nothing}
      onDismissRestored={nothing}
      onCelebrated={nothing}
    />
  )
}

it('renders only the section of a painted cell or a chosen suburb', async () => {
  await render(<Screen />)
  const cell = page.getByRole('button', { name: 'Monday morning' })
  await expect.element(cell).toBeVisible()
  await cell.click()
  await expect.element(cell).toHaveAttribute('aria-pressed', 'true')
  vi.clearAllMocks()
  await cell.click()
  await expect.element(cell).toHaveAttribute('aria-pressed', 'false')
  expect(vi.mocked(AvailabilityGrid)).toHaveBeenCalled()
  for (const other of [SuburbCombobox, CountryCombobox, FileDrop]) expect(vi.mocked(other)).not.toHaveBeenCalled()

  const suburb = page.getByRole('combobox', { name: 'Suburb' })
  await suburb.fill('')
  vi.clearAllMocks()
  await suburb.fill('Fitzroy')
  expect(vi.mocked(SuburbCombobox)).toHaveBeenCalled()
  for (const other of [AvailabilityGrid, CountryCombobox, FileDrop]) expect(vi.mocked(other)).not.toHaveBeenCalled()
})
