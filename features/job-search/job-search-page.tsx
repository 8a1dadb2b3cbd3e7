import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { clock, isStudentProfileComplete } from '@/contract'
import { account, session } from '@/contract/client'
import type { Job } from './job'
import { flushSavedJobs, setJobSaved } from './saved-jobs.store'
import { JobSearchScreen } from './screens/job-search-screen'
import { isOpen, searchListings, suggestionsOf } from './search'
import { markViewed, viewedJobs } from './viewed-jobs.store'

export interface JobSearchPageProps {
  /** `?q=`: what the list is filtered by; empty for everything. */
  query: string
  /** `?job=`: the listing whose detail is open; null for none. */
  jobId: string | null
  /** GO, or the X with an empty text: put it in the address. */
  onQueryChange: (query: string) => void
  /** A job was opened, or with null closed: put it in the address. */
  onJobChange: (jobId: string | null) => void
  /** Open the apply pop-up of a listing over this page. */
  onApply: (jobId: string) => void
  /** Where an unfinished profile is finished. */
  links: { completeProfile: string }
  /** The session's jobs are on their way for the first time. Default false. */
  loading?: boolean
}

/** The job search (`/dashboard`), for the signed-in student. */
export function JobSearchPage(props: JobSearchPageProps) {
  const { query, jobId, onQueryChange, onJobChange, onApply, links, loading = false } = props
  const { user } = useSnapshot(account)
  const { jobList, savedJobs } = useSnapshot(session)
  const { jobIds: viewedIds } = useSnapshot(viewedJobs)
  const now = clock.now()
  const open = useMemo(() => jobList.filter((job) => isOpen(job, clock.now())), [jobList])
  const suggestions = useMemo(() => suggestionsOf(open), [open])

  // What was saved is not left to the thirty-minute timer once the student goes elsewhere.
  useEffect(() => () => void flushSavedJobs(), [])

  if (!user) return null
  return (
    <JobSearchScreen
      jobs={searchListings(open, query)}
      selected={selectedOf(jobList, jobId, now)}
      selectedId={jobId}
      query={query}
      suggestions={suggestions}
      availability={user.userAvailability}
      homeSuburb={user.currentSuburb}
      savedIds={savedJobs}
      viewedIds={viewedIds}
      now={now}
      loading={loading && jobList.length === 0}
      finishProfileHref={user.phoneNumber && !isStudentProfileComplete(user) ? links.completeProfile : null}
      onSearch={onQueryChange}
      onOpen={(id) => {
        markViewed(id)
        onJobChange(id)
      }}
      onClose={() => onJobChange(null)}
      onSave={(id) => setJobSaved(id, true)}
      onApply={onApply}
    />
  )
}

/** The job of the address. One that is over is shown to those who applied to it, and `gone` to everybody else (JS-11). */
function selectedOf(jobs: readonly Job[], jobId: string | null, now: Date): Job | 'gone' | null {
  if (jobId === null) return null
  const job = jobs.find(({ id }) => id === jobId)
  if (!job) return 'gone'
  return isOpen(job, now) || job.Application.length > 0 ? job : 'gone'
}
