import { BusinessWizardPage } from '@/features/business-profile'
import { paths } from '../paths'
import { useLeaveSteps, useStepHistory } from '../use-step-history'

/** The wizard's steps are history entries, which are removed when the wizard is left. */
export function BusinessWizard() {
  const { step, go, length } = useStepHistory(1)
  const leave = useLeaveSteps(length, paths.businessDashboard())
  return <BusinessWizardPage onDone={leave} step={step ?? undefined} onStepChange={go} />
}
