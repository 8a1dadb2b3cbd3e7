import { useEffect, useState } from 'react'
import { account, useAccount } from '@/client'
import { clock, isStudentProfileComplete, legalMinimumOn, melbourneIsoDay } from '@/domain'
import { type FormHistory, useFormHistory, useFormState } from '@/features/shared'
import { StudentWizardScreen } from './screens/student-wizard-screen'
import { createStudentWizard, type StudentWizard } from './student-profile.store'

interface StudentWizardPageProps extends FormHistory {
  /** Called when the profile is complete, on mount or after FINISH, to replace this page by the dashboard. */
  onDone: () => void
}

/** The wizard of the student profile (`/completeProfile`), for the signed-in student. */
export function StudentWizardPage({ onDone, ...history }: StudentWizardPageProps) {
  const { user } = useAccount()
  const complete = isStudentProfileComplete(user)

  useEffect(() => {
    if (complete) onDone()
  }, [complete, onDone])

  return user && !complete && <WizardOfAccount key={user.id} {...history} />
}

/** Creates the wizard's store once for the account. */
function WizardOfAccount(history: FormHistory) {
  const [wizard] = useState(() => account.user && createStudentWizard(account.user))
  return wizard && <ConnectedWizard wizard={wizard} {...history} />
}

/** The screen, connected to the wizard's store. */
function ConnectedWizard({ wizard, ...history }: FormHistory & { wizard: StudentWizard }) {
  const { form } = wizard
  const state = useFormState(form)
  useEffect(() => form.followOtherTabs(), [form])
  useFormHistory(form, state.draft.step, history)
  return (
    <StudentWizardScreen
      {...state}
      legalMinimum={legalMinimumOn(melbourneIsoDay(clock.now()))}
      onChange={form.change}
      onNext={form.next}
      onBack={form.back}
      onGoTo={form.goTo}
      onFinish={() => void wizard.finish()}
      onStartOver={form.startOver}
      onDismissResumed={form.dismissResumed}
    />
  )
}
