import { afterPaint } from '@campus-gigs/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { type StudentListing, useResource, useSession } from '@/client'
import { clock, listingStatus } from '@/domain'
import { useChangeNotice } from '@/features/shared'
import type { SelectedJob } from './job'
import { fetchedJob, hasWholeListing, setOpenJob, whenListingIsWhole } from './open-job.store'
import { markViewed } from './viewed-jobs.store'

/**
 * The listing in the address, with the notice of its latest change and the handler of its Apply button.
 * @param jobId the id in the address, or null
 * @param onSelect opens another listing
 * @param onApply opens the application to a listing
 */
export function useOpenJob(jobId: string | null, onSelect: (jobId: string) => void, onApply: (jobId: string) => void) {
  const { jobList } = useSession()
  // Only changes of the selected listing are announced, and only the session's copy of it changes.
  const sessionJob = jobList.find(({ id }) => id === jobId)
  const changeNotice = useChangeNotice(sessionJob ? [sessionJob] : [], jobId)
  const latestSelect = useRef(onSelect)
  useEffect(() => {
    latestSelect.current = onSelect
  })
  // The same function in each render, because `onSelect` changes with the address and every card would render again.
  const handleOpen = useCallback((id: string) => {
    latestSelect.current(id)
    // The pressed card looks selected, whether viewed or not, so the mark is stored and drawn after that is painted.
    afterPaint(() => markViewed(id))
  }, [])
  return { ...useSelectedJob(jobId), ...useApply(jobId, onApply), changeNotice, handleOpen }
}

interface OpenedJob {
  selected: SelectedJob
  /** Whether the listing is shown without its detail, which could not be loaded. */
  hasDetailFailed: boolean
  /** Whether a request after a failure is pending. */
  isRetrying: boolean
}

/**
 * The state of the listing in the address, loaded when the address changes. A listing that takes no applications is
 * available to its applicants only; other students get its status (JS-11).
 */
function useSelectedJob(jobId: string | null): OpenedJob {
  const { jobList } = useSession()
  const fetched = useResource(fetchedJob)
  useEffect(() => {
    setOpenJob(jobId)
    return () => setOpenJob(null)
  }, [jobId])

  const hasFailed = fetched.key === jobId && fetched.status === 'failed'
  const job = jobList.find(({ id }) => id === jobId)
  const isRetrying = hasFailed && fetched.isRetrying
  if (job) return { selected: selectJob(job), hasDetailFailed: hasFailed, isRetrying }
  const missing = { hasDetailFailed: false, isRetrying }
  if (jobId === null) return { selected: { state: 'none' }, ...missing }
  if (!hasFailed) return { selected: { state: 'loading' }, ...missing }
  const isGone = fetched.failure?.code === 'notFound'
  return { selected: isGone ? { state: 'unavailable', reason: 'gone' } : { state: 'failed' }, ...missing }
}

/** A loaded listing: unavailable when it takes no applications and the student sent none. */
function selectJob(job: StudentListing): SelectedJob {
  const status = listingStatus(job, clock.now())
  if (status === 'live' || job.Application.length > 0) return { state: 'available', job }
  return { state: 'unavailable', reason: status }
}

/**
 * Opens the application once the session has the listing's detail, which contains the questions. Opening another
 * listing or leaving the page before then cancels it.
 * @returns whether the application waits for the detail, and the handler of the Apply button
 */
function useApply(jobId: string | null, onApply: (jobId: string) => void) {
  const [isApplying, setIsApplying] = useState(false)
  const openApplication = useEffectEvent(onApply)

  useEffect(() => {
    if (jobId === null || !isApplying) return
    let isCurrent = true
    void whenListingIsWhole(jobId).then((canApply) => {
      if (!isCurrent) return
      setIsApplying(false)
      if (canApply) openApplication(jobId)
    })
    return () => {
      isCurrent = false
      setIsApplying(false)
    }
  }, [jobId, isApplying])

  function handleApply(id: string): void {
    if (hasWholeListing(id)) onApply(id)
    else setIsApplying(true)
  }
  return { isApplying, handleApply }
}
