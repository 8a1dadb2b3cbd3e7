import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '@/client'
import { clock } from '@/domain'
import { loadComparison, shownComparison } from './comparison.store'
import { appliedRows, type HistoryTab, savedRows } from './history'
import { JobHistoryScreen } from './screens/job-history-screen'

export interface JobHistoryPageProps {
  /** The tab the address names. */
  tab: HistoryTab
  /** Another tab was chosen: put it in the address. */
  onTabChange: (tab: HistoryTab) => void
  /** The listing whose application is open in the drawer, as the address names it; null for none. */
  openedId: string | null
  /** An application was opened, or with null closed: put it in the address. */
  onOpenedChange: (jobId: string | null) => void
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
export function JobHistoryPage(props: JobHistoryPageProps) {
  const { tab, onTabChange, openedId, onOpenedChange, links, onSavedChange } = props
  const { jobList, savedJobs } = useSnapshot(session)
  const { jobListingId, heard } = useSnapshot(shownComparison)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const applied = appliedRows(jobList)
  const opened = applied.find(({ job }) => job.id === openedId) ?? null
  const comparedId = opened?.job.id
  const removedIds = removed.filter((id) => !savedJobs.includes(id))

  useEffect(() => {
    if (comparedId) void loadComparison(comparedId)
  }, [comparedId])

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
      now={clock.now()}
      opened={opened}
      comparison={jobListingId === comparedId ? heard : null}
      onRetryComparison={() => {
        if (comparedId) void loadComparison(comparedId)
      }}
      onOpenApplication={onOpenedChange}
      onCloseApplication={() => onOpenedChange(null)}
    />
  )
}
