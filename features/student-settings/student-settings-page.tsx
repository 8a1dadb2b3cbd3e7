import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { account, useAccount, useSession } from '@/client'
import { AccountSections, type SettingsPageProps, settingsView, useFormState } from '@/features/shared'
import { PictureSection } from './picture-section'
import { StudentSettingsScreen } from './screens/student-settings-screen'
import { studentSettings } from './student-settings.store'

/** The settings page of the signed-in student (`/settings`). */
export function StudentSettingsPage(props: SettingsPageProps) {
  const settings = studentSettings()
  const { user } = useAccount()
  const { resumeList } = useSession()
  const { form, serverErrors, ...save } = useFormState(settings)
  const { lostFileName, problem, progress } = useSnapshot(settings.newResume)
  const accountId = user?.id

  useEffect(() => {
    if (accountId && account.user) settings.open(account.user)
  }, [accountId, settings])

  if (!user || !form) return null
  return (
    <StudentSettingsScreen
      student={user}
      form={form}
      view={settingsView(save)}
      serverErrors={serverErrors}
      resumes={resumeList}
      newResume={{ lostFileName, problem, progress }}
      onChange={settings.change}
      onToggleDeletion={settings.toggleDeletion}
      onPickFile={settings.pickFile}
      onRemoveFile={settings.removeFile}
      onSave={() => void settings.save()}
      onCancelSave={settings.cancelSave}
      onStartOver={settings.startOver}
      onDismissRestored={settings.dismissRestored}
      onCelebrated={settings.stopCelebrating}
      more={
        <>
          <PictureSection />
          <AccountSections kind="student" hasPassword={false} {...props} />
        </>
      }
    />
  )
}
