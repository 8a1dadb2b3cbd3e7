import { useCallback, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ApplyDialog, JobHistoryPage } from '@/features/job-application'
import { JobSearchPage, setJobSaved } from '@/features/job-search'
import { type JobListKind, jobListKind, paths } from '../paths'
import { useOpenItem } from '../use-open-item'

/** The search and the open job live in the address (`?q=`, `?job=`), so they survive reload and Back (RT-04). */
export function Dashboard() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [applyingTo, setApplyingTo] = useState<string | null>(null)
  const [jobId, openJob] = useOpenItem('job')
  const search = useCallback(
    (text: string) => {
      const next = new URLSearchParams(query)
      if (text) next.set('q', text)
      else next.delete('q')
      void navigate({ search: next.toString() }, { preventScrollReset: true })
    },
    [navigate, query],
  )
  return (
    <>
      <JobSearchPage
        query={query.get('q') ?? ''}
        jobId={jobId}
        onQueryChange={search}
        onJobChange={openJob}
        onApply={setApplyingTo}
        links={{ completeProfile: paths.completeProfile() }}
      />
      {applyingTo !== null && (
        <ApplyDialog
          jobListingId={applyingTo}
          onClose={() => setApplyingTo(null)}
          links={{ appliedJobs: paths.jobHistory('applied-jobs') }}
        />
      )}
    </>
  )
}

export function JobHistory() {
  const navigate = useNavigate()
  const { joblisttype } = useParams()
  const changeTab = useCallback((tab: JobListKind) => void navigate(paths.jobHistory(tab)), [navigate])
  return (
    <JobHistoryPage
      tab={jobListKind(joblisttype)}
      onTabChange={changeTab}
      onSavedChange={setJobSaved}
      links={{ dashboard: paths.dashboard(), job: paths.job }}
    />
  )
}
