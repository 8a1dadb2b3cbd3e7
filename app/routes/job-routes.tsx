import { useCallback, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { ApplyDialog, JobHistoryPage } from '@/features/job-application'
import { JobSearchPage, setJobSaved } from '@/features/job-search'
import { type JobListKind, jobListKind, paths } from '../paths'

/** The search and the open job live in the address (`?q=`, `?job=`), so they survive reload and Back (RT-04). */
export function Dashboard() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const [applyingTo, setApplyingTo] = useState<string | null>(null)
  const change = useCallback(
    (name: 'q' | 'job', value: string | null) => {
      const next = new URLSearchParams(query)
      if (value) next.set(name, value)
      else next.delete(name)
      void navigate({ search: next.toString() }, { preventScrollReset: true })
    },
    [navigate, query],
  )
  return (
    <>
      <JobSearchPage
        query={query.get('q') ?? ''}
        jobId={query.get('job')}
        onQueryChange={(text) => change('q', text)}
        onJobChange={(jobId) => change('job', jobId)}
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
