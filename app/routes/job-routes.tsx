import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { JobSearchPage } from '@/features/job-search'
import { paths } from '../paths'

/** The search and the open job live in the address (`?q=`, `?job=`), so they survive reload and Back (RT-04). */
export function Dashboard() {
  const navigate = useNavigate()
  const [query] = useSearchParams()
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
    <JobSearchPage
      query={query.get('q') ?? ''}
      jobId={query.get('job')}
      onQueryChange={(text) => change('q', text)}
      onJobChange={(jobId) => change('job', jobId)}
      onApply={() => undefined}
      links={{ completeProfile: paths.completeProfile() }}
    />
  )
}
