import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '@/contract/client'
import { loadComparison, shownComparison } from './comparison.store'
import { appliedRows, type HistoryTab, savedRows } from './history'
import { JobHistoryScreen } from './screens/job-history-screen'

export interface JobHistoryPageProps {
  /** The tab the address names. */
  tab: HistoryTab
  /** Another tab was chosen: put it in the address. */
  onTabChange: (tab: HistoryTab) => void
  links: {
    /** `/dashboard`. */
    dashboard: string
    /** Where a job's detail is: `/dashboard?job=…`. */
    job: (jobId: string) => string
  }
  /** Removes a job from the saved ones, or with true puts it back; it goes through the saved jobs' outbox. */
  onSavedChange: (jobId: string, saved: boolean) => void
}

/** The job history (`/student/job-history/{tab}`), for the signed-in student. */
export function JobHistoryPage({ tab, onTabChange, links, onSavedChange }: JobHistoryPageProps) {
  const { jobList, savedJobs } = useSnapshot(session)
  const { jobListingId, heard } = useSnapshot(shownComparison)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const [openedId, setOpenedId] = useState<string | null>(null)
  const applied = appliedRows(jobList)
  const removedIds = removed.filter((id) => !savedJobs.includes(id))

  return (
    <JobHistoryScreen
      tab={tab}
      onTabChange={onTabChange}
      dashboardHref={links.dashboard}
      jobHref={links.job}
      saved={savedRows(jobList, savedJobs, removedIds)}
      removedIds={removedIds}
      onRemove={(jobId) => {
        setRemoved([...removed, jobId])
        onSavedChange(jobId, false)
      }}
      onUndoRemove={(jobId) => onSavedChange(jobId, true)}
      applied={applied}
      opened={applied.find(({ job }) => job.id === openedId) ?? null}
      comparison={jobListingId === openedId ? heard : null}
      onRetryComparison={() => {
        if (openedId) void loadComparison(openedId)
      }}
      onOpenApplication={(jobId) => {
        setOpenedId(jobId)
        void loadComparison(jobId)
      }}
      onCloseApplication={() => setOpenedId(null)}
    />
  )
}
