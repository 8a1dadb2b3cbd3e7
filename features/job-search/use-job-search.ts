import { maskOf } from '@campus-gigs/ui/availability'
import { useCallback, useEffect, useMemo } from 'react'
import { useAccount, useResource, useSession } from '@/client'
import { clock, type ListingFilters, listingStatus } from '@/domain'
import { jobCount, jobResults } from './job-results.store'
import { followOpenJob, lookedUpJob } from './kept-jobs.store'
import { type JobQuery, type MoreJobs, withOwnMarks } from './results'
import { suggestionsOf } from './search'
import type { SelectedJob } from './selected-job'
import { suggestedWords } from './suggestions.store'

const noWords: readonly string[] = []

/** The jobs of a search as the server lists them for the signed-in student, and what to suggest in the search box. */
export function useJobSearch({ query, sort, filters }: JobQuery) {
  const { user } = useAccount()
  const { jobList } = useSession()
  const { data, isPlaceholder, status } = useResource(jobResults)
  const words = useResource(suggestedWords).data?.words ?? noWords
  const student = user && JSON.stringify([user.id, maskOf([...user.userAvailability]), user.currentSuburb])

  useEffect(() => {
    if (student) void jobResults.load({ query, sort, filters, student })
  }, [student, query, sort, filters])

  const found = data?.jobs
  const jobs = useMemo(() => withOwnMarks(found ?? [], jobList), [found, jobList])
  const suggestions = useMemo(
    () => suggestionsOf([...(found ?? []), { jobTitle: '', keywords: words }]),
    [found, words],
  )
  return {
    jobs,
    total: data?.total ?? 0,
    suggestions,
    /** The server has not answered this search yet; `jobs` may be a placeholder. */
    isSearching: (data === null || isPlaceholder) && status !== 'failed',
    hasFailed: status === 'failed',
    more: moreOf(status, data?.next ?? null),
  }
}

function moreOf(status: typeof jobResults.state.status, next: string | null): MoreJobs {
  if (status === 'failed') return 'failed'
  if (next === null) return 'none'
  return status === 'loadingMore' ? 'loading' : 'available'
}

/** Counts what filters would find before they are applied. */
export function useFilterCount({ query, sort }: JobQuery) {
  const { user } = useAccount()
  const { data, status } = useResource(jobCount)
  const studentId = user?.id
  const onCount = useCallback(
    (filters: ListingFilters) => {
      if (studentId) void jobCount.load({ query, sort, filters, student: studentId })
    },
    [studentId, query, sort],
  )
  return { count: status === 'idle' ? (data?.total ?? null) : null, onCount }
}

/** The job of the address. One that takes no applications is shown to its applicants only; others see why (JS-11). */
export function useSelectedJob(jobId: string | null): SelectedJob {
  const { jobList } = useSession()
  const lookedUp = useResource(lookedUpJob)
  useEffect(() => followOpenJob(jobId), [jobId])

  if (jobId === null) return null
  const job = jobList.find(({ id }) => id === jobId)
  if (job) {
    const status = listingStatus(job, clock.now())
    return status === 'live' || job.Application.length > 0 ? job : status
  }
  if (lookedUp.key !== jobId || lookedUp.status !== 'failed') return 'loading'
  return lookedUp.failure?.code === 'notFound' ? 'gone' : 'failed'
}
