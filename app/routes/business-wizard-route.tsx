import { BusinessWizardPage } from '@/features/business-profile'
import { paths } from '../paths'
import { useWizardSteps } from '../use-step-history'

export function BusinessWizard() {
  const { leave, ...steps } = useWizardSteps(paths.businessDashboard())
  return <BusinessWizardPage onDone={leave} {...steps} />
}
