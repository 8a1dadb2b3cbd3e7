import { StudentWizardPage } from '@/features/student-profile'
import { paths } from '../paths'
import { useWizardSteps } from '../use-step-history'

export function StudentWizard() {
  const { leave, ...steps } = useWizardSteps(paths.dashboard())
  return <StudentWizardPage onDone={leave} {...steps} />
}
