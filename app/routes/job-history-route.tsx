import { useCallback } from 'react'
import { JobHistoryPage } from '@/features/job-application'
import { useNavigate, useParams } from '../navigation/react'
import { type JobListKind, parseJobListKind, paths } from '../paths'
import { useOpenItem } from '../use-open-item'
import { useReportDialog } from '../use-report-dialog'

/** The address contains the tab and the open application, so that Back closes the drawer and goes through the tabs. */
export function JobHistory() {
  const navigate = useNavigate()
  const { joblisttype } = useParams()
  const [openedId, open] = useOpenItem('job')
  const changeTab = useCallback((tab: JobListKind) => void navigate(paths.jobHistory(tab)), [navigate])
  const [reportDialog, openReport] = useReportDialog()
  return (
    <>
      <JobHistoryPage
        tab={parseJobListKind(joblisttype)}
        onTabChange={changeTab}
        openedId={openedId}
        onOpenedChange={open}
        onReport={openReport}
        links={{ dashboard: paths.dashboard(), job: paths.job }}
      />
      {reportDialog}
    </>
  )
}
