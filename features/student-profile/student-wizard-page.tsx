import { useStepSync } from '@campus-gigs/ui'
import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { account } from '@/client'
import { clock, isStudentProfileComplete, legalMinimumOn, melbourneIsoDay } from '@/domain'
import { StudentWizardScreen } from './screens/student-wizard-screen'
import {
  act,
  closeWizard,
  dismissWelcome,
  goToStep,
  openWizard,
  saveProfile,
  startOver,
  studentWizard,
} from './student-profile.store'

export interface StudentWizardPageProps {
  /** The profile is complete, on arrival or after FINISH: go to the dashboard, in place of this page. */
  onDone: () => void
  /** The step the browser's history stands at. Default: the history knows of no steps. */
  step?: number
  /** Another step is shown: let the history follow, in place of where it stands if the wizard has just opened there. */
  onStepChange?: (step: number, justOpened: boolean) => void
}

/** The six-step student profile (`/completeProfile`), for the signed-in student. */
export function StudentWizardPage({ onDone, step: asked, onStepChange }: StudentWizardPageProps) {
  const { user } = useSnapshot(account)
  // In step with every key, or the caret would jump while somebody types in the middle of a word.
  const { wizard, welcomeBack, saving, failure } = useSnapshot(studentWizard, { sync: true })
  const complete = isStudentProfileComplete(user)
  const accountId = user?.id

  useEffect(() => {
    if (complete) onDone()
  }, [complete, onDone])

  useEffect(() => {
    if (accountId && account.user) openWizard(account.user)
    return closeWizard
  }, [accountId])

  useStepSync({
    step: wizard?.step,
    asked,
    onStep: (step, justOpened) => onStepChange?.(step, justOpened),
    onAsked: goToStep,
  })

  if (!wizard || complete) return null
  return (
    <StudentWizardScreen
      wizard={wizard}
      welcomeBack={welcomeBack}
      saving={saving}
      failure={failure}
      legalMinimum={legalMinimumOn(melbourneIsoDay(clock.now()))}
      onAnswer={(answers) => act({ type: 'answered', answers })}
      onNext={() => act({ type: 'next' })}
      onBack={() => act({ type: 'back' })}
      onReturnTo={goToStep}
      onFinish={() => void saveProfile()}
      onStartOver={startOver}
      onDismissWelcome={dismissWelcome}
    />
  )
}
