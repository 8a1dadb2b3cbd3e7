import { afterPaint } from '@campus-gigs/ui'
import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useSession } from '@/client'
import { useChangeNotice } from '@/features/shared'
import { hasWholeListing, useSelectedJob, whenListingIsWhole } from './open-job.store'
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
