import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { BusinessDashboardPage, BusinessWizardPage } from '@/features/business-profile'
import { StudentWizardPage } from '@/features/student-profile'
import { paths } from '../paths'
import { useReplace } from '../use-replace'
import { useStepHistory } from '../use-step-history'

/** The wizard's steps are entries of the history, all of which are left behind with the wizard. */
export function StudentWizard() {
  const navigate = useNavigate()
  const { step, go, length } = useStepHistory(1)
  const finish = useCallback(() => {
    if (length > 0) void navigate(-length)
    else void navigate(paths.dashboard(), { replace: true })
  }, [navigate, length])
  return <StudentWizardPage onDone={finish} step={step ?? undefined} onStepChange={go} />
}

export function BusinessWizard() {
  return <BusinessWizardPage onDone={useReplace(paths.businessDashboard())} />
}

export function BusinessDashboard() {
  return <BusinessDashboardPage links={{ createGig: paths.createGig(), gig: paths.gig }} />
}
