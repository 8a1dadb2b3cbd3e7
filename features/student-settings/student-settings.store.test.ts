import { beforeEach, expect, it, vi } from 'vitest'
import { startStudentSession } from '@/client'
import { someStudentSession } from '@/client/testing/sessions'
import { startTestClient } from '@/client/testing/test-client'
import { messages } from '@/domain'
import { someStudent } from '@/domain/testing/accounts'
import { studentSettings } from './student-settings.store'

const settings = studentSettings()

beforeEach(() => {
  startTestClient()
  startStudentSession(someStudentSession())
  settings.open(someStudent)
  settings.pickFile(new File(['%PDF-1.4'], 'cv.pdf', { type: 'application/pdf' }))
})

/** Opens the settings as on the next visit, where the picked file is lost. */
function openAgain() {
  settings.open({ ...someStudent, id: '91900000-0000-4000-8000-00000000ffff' })
  settings.open(someStudent)
}

it('ST-09 restores nothing when the only change was a PDF, which must be picked again', () => {
  openAgain()
  expect(settings.newResume.lostFileName).toBe('cv.pdf')
  expect(settings.state).toMatchObject({ restored: false, saveState: 'untouched', form: { fileName: '' } })
})

it('ST-09 restores the other changes beside a PDF that must be picked again', () => {
  settings.change({ personalSummary: 'Keep this' })
  openAgain()
  expect(settings.newResume.lostFileName).toBe('cv.pdf')
  const form = { fileName: '', personalSummary: 'Keep this' }
  expect(settings.state).toMatchObject({ restored: true, saveState: 'changed', form })
})

it('ST-09 says that a save was cancelled, not that the server is out of reach', async () => {
  vi.stubGlobal(
    'XMLHttpRequest',
    class {
      upload = {}
      onabort = () => {}
      open() {}
      setRequestHeader() {}
      send() {}
      abort() {
        this.onabort()
      }
    },
  )
  const saving = settings.save()
  settings.cancelSave()
  expect(await saving).toBe(false)
  expect(settings.state.failure).toBe(messages.settings.saveCancelled)
  expect(settings.state.form).toMatchObject({ fileName: 'cv.pdf' })
})
