import { maskOf } from '@campus-gigs/ui/availability'
import { useEffect, useMemo } from 'react'
import { useSnapshot } from 'valtio'
import { account, session } from '@/client'
import { clock, type ListingSort, listingStatus } from '@/domain'
import type { Job } from './job'
import { findJobs, type JobResults, jobResults } from './job-results.store'
import { followOpenJob, lookedUpJob } from './kept-jobs.store'
import { joinedSuggestions, listedJobs, type MoreJobs } from './results'
import type { SelectedJob } from './selected-job'
import { suggestedWords } from './suggestions.store'

/** The jobs of a search as the signed-in student sees them: the browser's own at once, the server's as they come. */
export function useJobSearch(query: string, sort: ListingSort) {
  const { user } = useSnapshot(account)
  const { jobList } = useSnapshot(session)
  const { pages, status } = useSnapshot(jobResults)
  const { words } = useSnapshot(suggestedWords)
  const [accountId, homeSuburb] = [user?.id, user?.currentSuburb ?? null]
  const availabilityMask = maskOf([...(user?.userAvailability ?? [])])

  useEffect(() => {
    if (accountId) findJobs({ query, sort }, `${accountId} ${availabilityMask} ${homeSuburb}`)
  }, [accountId, query, sort, availabilityMask, homeSuburb])

  const listed = useMemo(() => {
    const now = clock.now()
    return { ...listedJobs(jobList, pages, { query, sort }, { availabilityMask, homeSuburb }, now), now }
  }, [jobList, pages, query, sort, availabilityMask, homeSuburb])
  const suggestions = useMemo(
    () =>
      joinedSuggestions(
        jobList.filter((job) => listingStatus(job, clock.now()) === 'live'),
        words,
      ),
    [jobList, words],
  )
  const searching = pages === null && status !== 'failed'
  return { ...listed, status, searching, more: moreOf(status, pages?.next ?? null), suggestions }
}

function moreOf(status: JobResults['status'], next: string | null): MoreJobs {
  if (status === 'failed') return 'failed'
  if (next === null) return 'none'
  return status === 'more' ? 'loading' : 'available'
}

/** The job of the address: one that is over is shown to those who applied to it; everybody else is told why (JS-11). */
export function useSelectedJob(jobId: string | null): SelectedJob {
  const { jobList } = useSnapshot(session)
  const { jobId: lookedUpId, status } = useSnapshot(lookedUpJob)
  useEffect(() => followOpenJob(jobId), [jobId])

  if (jobId === null) return null
  const job: Job | undefined = jobList.find(({ id }) => id === jobId)
  if (job) {
    const status = listingStatus(job, clock.now())
    return status === 'live' || job.Application.length > 0 ? job : status
  }
  return lookedUpId === jobId ? status : 'loading'
}
