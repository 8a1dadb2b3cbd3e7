import { afterPaint } from '@campus-gigs/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type StudentListing, useResource, useSession } from '@/client'
import { clock, listingStatus } from '@/domain'
import { useChangeNotice } from '@/features/shared'
import type { SelectedJob } from './job'
import { fetchedListing, hasListingDetail, setSelectedJob, waitForListingDetail } from './selected-job.store'
import { markViewed } from './viewed-jobs.store'

type JobHandler = (jobId: string) => void

interface SelectedJobState {
  selected: SelectedJob
  /** Whether the listing is shown without its detail, which could not be loaded. */
  hasDetailFailed: boolean
  /** Whether a request after a failure is pending. */
  isRetrying: boolean
  /** The latest change of the selected listing, in words; empty for none. */
  changeNotice: string
  /** Selects a listing and marks it as viewed. The same function in each render. */
  handleSelect: JobHandler
  /** Whether the application waits for the listing's detail. */
  isApplying: boolean
  /** Opens the application to the selected listing. */
  handleApply: () => void
}

/**
 * The selected listing.
 * @param jobId its id, from the address; null for none
 * @param onSelect selects another listing
 * @param onApply opens the application to a listing
 */
export function useSelectedJob(jobId: string | null, onSelect: JobHandler, onApply: JobHandler): SelectedJobState {
  const { jobList } = useSession()
  // `useChangeNotice` compares successive versions of a listing; only those of `jobList` receive live updates.
  const sessionJob = jobList.find(({ id }) => id === jobId)
  const changeNotice = useChangeNotice(sessionJob ? [sessionJob] : [], jobId)
  // A ref, because only effects may call an effect event. `handleSelect` stays the same function, because `onSelect`
  // changes with the address and every card would render again.
  const onSelectRef = useRef(onSelect)
  useEffect(() => {
    onSelectRef.current = onSelect
  })
  const handleSelect = useCallback((id: string) => {
    onSelectRef.current(id)
    // The pressed card looks selected, whether viewed or not, so the mark is stored and drawn after that is painted.
    afterPaint(() => markViewed(id))
  }, [])
  const { selected, hasDetailFailed, isRetrying } = useJobSelection(jobId)
  const { isApplying, handleApply } = useApply(jobId, onApply)
  return { selected, hasDetailFailed, isRetrying, changeNotice, handleSelect, isApplying, handleApply }
}

/**
 * The state of the selected listing, loaded when the address changes. A listing that takes no applications is
 * available to its applicants only; other students get its status (JS-11).
 */
function useJobSelection(jobId: string | null): Pick<SelectedJobState, 'selected' | 'hasDetailFailed' | 'isRetrying'> {
  const { jobList } = useSession()
  const fetched = useResource(fetchedListing)
  useEffect(() => {
    setSelectedJob(jobId)
    return () => setSelectedJob(null)
  }, [jobId])

  const hasFailed = fetched.key === jobId && fetched.status === 'failed'
  const job = jobList.find(({ id }) => id === jobId)
  const isRetrying = hasFailed && fetched.isRetrying
  if (job) return { selected: availabilityOf(job), hasDetailFailed: hasFailed, isRetrying }
  const noDetail = { hasDetailFailed: false, isRetrying }
  if (jobId === null) return { selected: { state: 'none' }, ...noDetail }
  if (!hasFailed) return { selected: { state: 'loading' }, ...noDetail }
  const isGone = fetched.failure?.code === 'notFound'
  return { selected: isGone ? { state: 'unavailable', reason: 'gone' } : { state: 'failed' }, ...noDetail }
}

/** A loaded listing: unavailable when it takes no applications and the student sent none. */
function availabilityOf(job: StudentListing): SelectedJob {
  const status = listingStatus(job, clock.now())
  if (status === 'live' || job.Application.length > 0) return { state: 'available', job }
  return { state: 'unavailable', reason: status }
}

/**
 * Opens the application once the session has the listing's detail, which contains the questions. Selecting another
 * listing or leaving the page before then cancels it.
 */
function useApply(jobId: string | null, onApply: JobHandler): Pick<SelectedJobState, 'isApplying' | 'handleApply'> {
  const [isApplying, setIsApplying] = useState(false)
  const openApplication = useEffectEvent(onApply)

  useEffect(() => {
    if (jobId === null || !isApplying) return
    let isCurrent = true
    void waitForListingDetail(jobId).then((canApply) => {
      if (!isCurrent) return
      setIsApplying(false)
      if (canApply) openApplication(jobId)
    })
    return () => {
      isCurrent = false
      setIsApplying(false)
    }
  }, [jobId, isApplying])

  function handleApply(): void {
    if (jobId === null) return
    if (hasListingDetail(jobId)) onApply(jobId)
    else setIsApplying(true)
  }
  return { isApplying, handleApply }
}
