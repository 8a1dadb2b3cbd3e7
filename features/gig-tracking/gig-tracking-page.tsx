import { type ReactNode, useEffect, useMemo } from 'react'
import { type Snapshot, useSnapshot } from 'valtio'
import { type BusinessListing, onLiveUpdate, type StudentListing, useResource } from '@/client'
import type { Failure } from '@/contract'
import { clock, messages } from '@/domain'
import { FailedPage, LoadingPage, MissingGigPage } from '@/features/shared'
import { extendedUntil } from './extended-until'
import {
  addressedApplicant,
  applicantList,
  candidateActionsOutbox,
  type LoadedApplicants,
  loadAddressedApplicant,
  openGig,
  rate,
  recordContact,
  sortApplicants,
  trackedGig,
  tracking,
} from './gig-tracking.store'
import { changeGigStatus, clearFailure, closeGig, extendGig, type ListingAction, managing } from './manage-gig.store'
import { GigTrackingScreen, type GigTrackingScreenProps } from './screens/gig-tracking-screen'
import type { ManageGigProps } from './screens/manage-gig-props'

export interface GigTrackingPageProps
  extends Pick<GigTrackingScreenProps, 'gigsHref'>,
    Pick<ManageGigProps, 'editHref' | 'repostHref' | 'printablePosterHref' | 'startsWithPreview' | 'onPreviewClose'> {
  /** The listing's id, from the address. */
  jobListingId: string
  /** The id of the open applicant, from the address; null for none. */
  applicationId: string | null
  /** Called with the applicant to open, or null to close, to update the address. */
  onApplicationChange: (applicationId: string | null) => void
  /** Called after the listing was closed, to navigate to the dashboard. */
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
  const { key, data, status, isRetrying, failure } = useResource(trackedGig)
  const isCurrentListing = key === jobListingId
  const isLoaded = isCurrentListing && data !== null

  useGigReload(jobListingId)

  useEffect(() => {
    if (isLoaded && applicationId !== null) void loadAddressedApplicant({ jobListingId, applicationId })
  }, [isLoaded, jobListingId, applicationId])

  // Sends the ratings when the page is left, without waiting for `timers.candidateActionFlush` (GT-09).
  useEffect(() => {
    return () => {
      void candidateActionsOutbox.flush()
    }
  }, [])

  // Clear the failure on unmount, because it belongs to this listing.
  useEffect(() => clearFailure, [])

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
  const { supportEmail, applicationId, onApplicationChange, gigsHref, onClosed, editHref, repostHref } = props
  const applicants = useResource(applicantList)
  const { data: unlistedApplicant } = useResource(addressedApplicant)
  const { sort, refusal } = useSnapshot(tracking)
  const { busy, failed } = useSnapshot(managing)
  const gig = useMemo(() => withApplicants(props.gig, applicants.data), [props.gig, applicants.data])
  const now = clock.now()

  async function handleAction(action: ListingAction) {
    if (action === 'extend') {
      await extendGig()
    } else if (action === 'close') {
      const isClosed = await closeGig()
      if (isClosed) onClosed()
    } else {
      await changeGigStatus(action)
    }
  }

  const listState = {
    sort,
    isLoading: applicants.status === 'loading' || applicants.status === 'loadingMore',
    failure: applicants.status === 'failed' ? failureText(applicants.failure) : null,
    isRetrying: applicants.isRetrying,
  }
  const manage: GigTrackingScreenProps['manage'] = {
    busy,
    failed,
    onAction: (action) => void handleAction(action),
    onDismissFailure: clearFailure,
    editHref,
    repostHref,
    printablePosterHref: props.printablePosterHref,
    startsWithPreview: props.startsWithPreview,
    onPreviewClose: props.onPreviewClose,
    extendedUntil: extendedUntil(gig, now),
    renderPreview: () => props.renderListing({ ...gig, Application: [] }),
  }

  return (
    <GigTrackingScreen
      gig={gig}
      supportEmail={supportEmail}
      refusal={refusal}
      now={now}
      unlistedApplicant={unlistedApplicant}
      gigsHref={gigsHref}
      listState={listState}
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

/** The listing with the applicants loaded so far, in the order of the list. */
function withApplicants(gig: BusinessListing, loaded: Snapshot<LoadedApplicants> | null): BusinessListing {
  if (!loaded) return gig
  return { ...gig, applicants: { ...gig.applicants, total: loaded.total }, Application: loaded.applications }
}

/** The message of a failed load; null stands for a browser that is offline. */
function failureText(failure: Failure | null): string {
  return failure?.message ?? messages.general.offline
}
