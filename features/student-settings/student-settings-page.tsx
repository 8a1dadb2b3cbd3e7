import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { account, session, settingsView } from '@/client'
import { StudentSettingsScreen } from './screens/student-settings-screen'
import {
  cancelSave,
  changeSettings,
  dismissRestored,
  dropFile,
  newResume,
  openSettings,
  pickFile,
  saveSettings,
  startOver,
  stopCelebrating,
  studentSettings,
  toggleDeletion,
} from './student-settings.store'

/** A student's settings (`/settings`), for the one signed in. */
export function StudentSettingsPage() {
  const { user } = useSnapshot(account)
  const { resumeList } = useSnapshot(session)
  // In step with every key, or the caret would jump while somebody types in the middle of a word.
  const { form, ...state } = useSnapshot(studentSettings, { sync: true })
  const { lost, problem, progress } = useSnapshot(newResume)
  const accountId = user?.id

  useEffect(() => {
    if (accountId && account.user) openSettings(account.user)
  }, [accountId])

  if (!user || !form) return null
  return (
    <StudentSettingsScreen
      student={user}
      form={form}
      view={settingsView(state)}
      resumes={resumeList}
      newResume={{ lost, problem, progress }}
      onChange={changeSettings}
      onToggleDeletion={toggleDeletion}
      onPickFile={pickFile}
      onDropFile={dropFile}
      onSave={() => void saveSettings()}
      onCancelSave={cancelSave}
      onStartOver={startOver}
      onDismissRestored={dismissRestored}
      onCelebrated={stopCelebrating}
    />
  )
}
