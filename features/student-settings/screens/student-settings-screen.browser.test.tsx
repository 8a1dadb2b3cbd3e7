import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Resume } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import { settingsView } from '@/features/shared'
import { formOf } from '../settings'
import { StudentSettingsScreen } from './student-settings-screen'

const student = { ...someStudent, isInternationalStudent: true, userAvailability: [] }
/** Called when the resumes are rendered. */
const readResumes = vi.fn()
const resumes = new Proxy<readonly Resume[]>([], {
  get(target, key) {
    readResumes()
    return Reflect.get(target, key)
  },
})
const nothing = () => {}
const save = { saveState: 'changed', restored: false, hasConflict: false, failure: null, celebrating: false } as const
const view = settingsView(save)

/** The screen with a form state like that of the settings. */
function Screen({ problem }: { problem: string | null }) {
  const [form, setForm] = useState(() => formOf(student))
  const [change] = useState(() => (typed: Partial<typeof form>) => setForm((current) => ({ ...current, ...typed })))
  return (
    <StudentSettingsScreen
      student={student}
      form={form}
      view={view}
      serverErrors={{}}
      resumes={resumes}
      newResume={{ lostFileName: null, problem, progress: null }}
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

it('does not render the resumes when a cell is painted or a text typed', async () => {
  const screen = await render(<Screen problem={null} />)
  const cell = page.getByRole('button', { name: 'Monday morning' })
  await expect.element(cell).toBeVisible()
  readResumes.mockClear()
  await cell.click()
  await expect.element(cell).toHaveAttribute('aria-pressed', 'true')
  await page.getByRole('textbox', { name: 'Personal summary' }).fill('I bake.')
  expect(readResumes).not.toHaveBeenCalled()
  await screen.rerender(<Screen problem="Please select a PDF file." />)
  expect(readResumes).toHaveBeenCalled()
})
