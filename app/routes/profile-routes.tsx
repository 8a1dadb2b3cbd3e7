import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { BusinessDashboardPage, BusinessWizardPage } from '@/features/business-profile'
import { StudentWizardPage } from '@/features/student-profile'
import { paths } from '../paths'

function useReplace(path: string): () => void {
  const navigate = useNavigate()
  return useCallback(() => void navigate(path, { replace: true }), [navigate, path])
}

export function StudentWizard() {
  return <StudentWizardPage onDone={useReplace(paths.dashboard())} />
}

export function BusinessWizard() {
  return <BusinessWizardPage onDone={useReplace(paths.businessDashboard())} />
}

export function BusinessDashboard() {
  return <BusinessDashboardPage links={{ createGig: paths.createGig(), gig: paths.gig }} />
}
