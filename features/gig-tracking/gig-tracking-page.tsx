import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { type Snapshot, useSnapshot } from 'valtio'
import { type BusinessListing, onLiveUpdate, type StudentListing, useResource } from '@/client'
import type { Failure } from '@/contract'
import { clock, messages } from '@/domain'
import { FailedPage, LoadingPage, MissingGigPage } from '@/features/shared'
import { extendedUntil } from './extended-until'
import {
  applicantList,
  candidateActionsOutbox,
  type LoadedApplicants,
  openApplication,
  openedApplicant,
  openGig,
  rate,
  recordContact,
  sortApplicants,
  trackedGig,
  trackingState,
} from './gig-tracking.store'
import {
  changeGigStatus,
  clearFailedAction,
  closeGig,
  extendGig,
  type ListingAction,
  manageGigState,
} from './manage-gig.store'
import { GigTrackingScreen, type GigTrackingScreenProps } from './screens/gig-tracking-screen'
import type { ManageGigProps } from './screens/manage-gig-props'

export interface GigTrackingPageProps
  extends Pick<GigTrackingScreenProps, 'gigsHref'>,
    Pick<ManageGigProps, 'editHref' | 'repostHref' | 'printablePosterHref' | 'startsWithPreview' | 'onPreviewClose'> {
  /** The listing's id, from the address; also the page's `key`, because another listing needs another page. */
  jobListingId: string
  /** The id of the open applicant, from the address; null for none. */
  applicationId: string | null
  /** Called with the applicant to open, or null to close, to update the address. */
  onApplicationChange: (applicationId: string | null) => void
  /** Called after the listing was closed, to navigate to the dashboard; not once the page was left. */
  onClosed: () => void
  /** Renders a listing as students read it. */
  renderListing: (listing: StudentListing) => ReactNode
}

/** Loads a listing on mount, and again when the window gets the focus or a live update names the listing. */
function useGigReload(jobListingId: string): void {
  useEffect(() => {
    const reload = () => void openGig(jobListingId)
    reload()
    window.addEventListener('focus', reload)
    const unsubscribe = onLiveUpdate((changedId) => {
      if (changedId === null || changedId === jobListingId) reload()
    })
    return () => {
      window.removeEventListener('focus', reload)
      unsubscribe()
    }
  }, [jobListingId])
}

/** The listing of an address with its applicants, or the state of loading it. */
export function GigTrackingPage(props: GigTrackingPageProps) {
  const { jobListingId, applicationId } = props
  const { key: loadedId, data, status, isRetrying, failure } = useResource(trackedGig)
  const isCurrentListing = loadedId === jobListingId
  const isLoaded = isCurrentListing && data !== null

  useGigReload(jobListingId)

  useEffect(() => {
    if (isLoaded) void openApplication(applicationId)
  }, [isLoaded, applicationId])

  // Sends the ratings when the page is left, without waiting for `timers.candidateActionFlush` (GT-09).
  useEffect(() => {
    return () => {
      void candidateActionsOutbox.flush()
    }
  }, [])

  useEffect(() => clearFailedAction, [])

  if (isCurrentListing && failure?.code === 'notFound') return <MissingGigPage gigsHref={props.gigsHref} />
  if (isLoaded) return <LoadedGig {...props} gig={data.jobListing} supportEmail={data.supportEmail} />
  if (!isCurrentListing || status !== 'failed') return <LoadingPage label="Fetching your applicants…" />
  return (
    <FailedPage
      heading="Applicants"
      title="We couldn't load applicants"
      message={failureText(failure)}
      onRetry={() => void openGig(jobListingId)}
      retrying={isRetrying}
    />
  )
}

interface LoadedGigProps extends GigTrackingPageProps {
  gig: BusinessListing
  supportEmail: string
}

/** A loaded listing with its applicants, and the actions on both. */
function LoadedGig(props: LoadedGigProps) {
  const { supportEmail, applicationId, onApplicationChange, gigsHref } = props
  const applicants = useResource(applicantList)
  const { sort, actionRefusal } = useSnapshot(trackingState)
  const gig = useMemo(() => withApplicants(props.gig, applicants.data), [props.gig, applicants.data])
  const now = clock.now()
  const opened = useOpenedApplicant(applicationId)
  const manage = useManageGig(gig, now, props)
  return (
    <GigTrackingScreen
      gig={gig}
      supportEmail={supportEmail}
      actionRefusal={actionRefusal}
      now={now}
      {...opened}
      onApplicantRetry={() => void openedApplicant.retry()}
      gigsHref={gigsHref}
      listState={{
        sort,
        isLoading: applicants.status === 'loading' || applicants.status === 'loadingMore',
        failure: applicants.status === 'failed' ? failureText(applicants.failure) : null,
        isRetrying: applicants.isRetrying,
      }}
      onSortChange={(chosen) => void sortApplicants(chosen)}
      onMore={() => void applicantList.loadMore()}
      onListRetry={() => void applicantList.retry()}
      selectedId={applicationId}
      onSelect={onApplicationChange}
      onRate={rate}
      onContact={recordContact}
      manage={manage}
    />
  )
}

/** The applicant in the address, or why they can't be shown. */
function useOpenedApplicant(
  applicationId: string | null,
): Pick<GigTrackingScreenProps, 'openedApplicant' | 'applicantFailure'> {
  const { key, data, status, isRetrying, failure } = useResource(openedApplicant)
  if (key !== applicationId) return { openedApplicant: null, applicantFailure: null }
  const isMissing = failure?.code === 'notFound'
  const isShown = data !== null && !isMissing
  return {
    openedApplicant: isShown ? data : null,
    applicantFailure: status === 'failed' && !isShown ? { isMissing, message: failureText(failure), isRetrying } : null,
  }
}

/** The actions on the listing and their status, for the screen. */
function useManageGig(gig: BusinessListing, now: Date, props: GigTrackingPageProps): GigTrackingScreenProps['manage'] {
  const { editHref, repostHref, printablePosterHref, startsWithPreview, onPreviewClose, onClosed, renderListing } =
    props
  const { pendingActions, failedAction } = useSnapshot(manageGigState)
  const isPageOpenRef = useRef(false)
  useEffect(() => {
    isPageOpenRef.current = true
    return () => {
      isPageOpenRef.current = false
    }
  }, [])

  async function runAction(action: ListingAction): Promise<void> {
    if (action === 'extend') await extendGig()
    else if (action !== 'close') await changeGigStatus(action)
    else if ((await closeGig()) && isPageOpenRef.current) onClosed()
  }

  return {
    pendingAction: pendingActions[gig.id] ?? null,
    // The last action may have failed after its page was left for this one.
    failedAction: failedAction?.jobListingId === gig.id ? failedAction : null,
    onAction: (action) => void runAction(action),
    onDismissFailure: clearFailedAction,
    editHref,
    repostHref,
    printablePosterHref,
    startsWithPreview,
    onPreviewClose,
    extendedUntil: extendedUntil(gig, now),
    // A student's listing contains only the student's own applications, and the reader has none.
    renderPreview: () => renderListing({ ...gig, Application: [] }),
  }
}

/** The listing with the applicants loaded so far, in the order of the list. */
function withApplicants(gig: BusinessListing, loaded: Snapshot<LoadedApplicants> | null): BusinessListing {
  if (!loaded) return gig
  return { ...gig, applicants: { ...gig.applicants, total: loaded.total }, Application: loaded.applications }
}

/** The message of a failed load. @param failure the server's; null when no answer came (offline) */
function failureText(failure: Failure | null): string {
  return failure?.message ?? messages.general.offline
}
