import { Alert, Button, Card, cn, EmptyState, VisuallyHidden, WeekMotif } from '@campus-gigs/ui'
import { ArrowLeft } from 'lucide-react'
import { type RefObject, useEffect, useRef } from 'react'
import type { BusinessApplication } from '@/client'
import { type ApplicantRating, type ApplicantSort, listingStatus, messages } from '@/domain'
import { focusPage, useFocusHandover } from '@/features/shared'
import { applicantsInWords } from '../applicant-texts'
import type { ContactStatus } from '../candidate-actions'
import type { ActionRefusal } from '../gig-tracking.store'
import { ApplicantDetail, type ApplicantDetailProps } from './applicant-detail'
import { ApplicantList, type ApplicantListProps, applicantButtonId } from './applicant-list'
import { GigHeader } from './gig-header'
import { ManageGigMenu } from './manage-gig-menu'
import type { ManageGigProps } from './manage-gig-props'
import { SortControls } from './sort-controls'
import { ManageFailure, StatusPanel } from './status-panel'

export interface GigTrackingScreenProps
  extends Pick<ApplicantDetailProps, 'gig' | 'supportEmail' | 'now'>,
    Pick<ApplicantListProps, 'listState' | 'selectedId' | 'onMore'> {
  onSortChange: (sort: ApplicantSort) => void
  /** Loads the failed page again. */
  onListRetry: () => void
  /** The last rating or contact, if the server refused it; null otherwise. */
  actionRefusal: ActionRefusal | null
  /** The applicant in the address, whom the loaded part of the list may lack; null without one, and until loaded. */
  openedApplicant: BusinessApplication | null
  /** Why the applicant in the address can't be shown; null if nothing failed. */
  applicantFailure: ApplicantFailure | null
  /** Loads the applicant in the address again. */
  onApplicantRetry: () => void
  onSelect: (applicationId: string | null) => void
  onRate: (applicationId: string, rating: ApplicantRating) => void
  onContact: (applicationId: string, status: ContactStatus) => void
  /** The listing's actions and their status. */
  manage: Omit<ManageGigProps, 'gig' | 'status'>
  gigsHref: string
}

/** Why an applicant can't be shown. */
export interface ApplicantFailure {
  /** Whether the application does not exist, or no longer, so that a retry is useless. */
  isMissing: boolean
  message: string
  isRetrying: boolean
}

/** A listing with its applicants: the list on the left, one applicant on the right; phones show one of the two. */
export function GigTrackingScreen(props: GigTrackingScreenProps) {
  const { gig, actionRefusal, now, openedApplicant, selectedId } = props
  const status = listingStatus(gig, now)
  const manage = { ...props.manage, gig, status }
  const nameRef = useRef<HTMLHeadingElement>(null)
  const selected = [...gig.Application, openedApplicant].find((each) => each?.id === selectedId) ?? null
  useOpenFocus(selected?.id ?? null, nameRef)

  return (
    <main
      id="main"
      // On a phone, the page of an applicant begins with the applicant, below one line about the gig.
      className={cn('page space-y-6 py-6 sm:py-8', selected && 'max-lg:space-y-3 max-lg:py-3')}
    >
      <Button
        asChild
        variant="quiet"
        size="sm"
        className={cn('-ms-3.25', selected && 'max-lg:hidden')}
        iconStart={<ArrowLeft aria-hidden />}
      >
        <a href={props.gigsHref}>Gigs</a>
      </Button>
      <GigHeader
        gig={gig}
        status={status}
        now={now}
        actions={<ManageGigMenu {...manage} />}
        isOneLine={selected !== null}
      />
      <div className={cn('space-y-6 empty:hidden', selected && 'max-lg:hidden')}>
        <StatusPanel {...manage} />
        <ManageFailure {...manage} />
      </div>
      {/* Announced when the number of applicants changes. */}
      <VisuallyHidden role="status">{applicantsInWords(gig.applicants.total)}</VisuallyHidden>
      {actionRefusal && actionRefusal.applicationId !== selected?.id && (
        <Alert tone="danger" title={messages.tracking.actionNotSaved(actionRefusal.name)}>
          {actionRefusal.message}
        </Alert>
      )}
      {props.applicantFailure && !selected && (
        <ApplicantFailureAlert
          failure={props.applicantFailure}
          onRetry={props.onApplicantRetry}
          onDismiss={() => props.onSelect(null)}
        />
      )}
      {gig.applicants.total === 0 ? (
        <EmptyState
          title={messages.tracking.noApplicants}
          description={status === 'live' ? 'Students can see your gig now. Applications appear here.' : undefined}
        />
      ) : (
        <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(20rem,2fr)_3fr]">
          <ListPane {...props} className={cn(selected && 'max-lg:hidden')} />
          <DetailPane {...props} selected={selected} nameRef={nameRef} />
        </div>
      )}
    </main>
  )
}

interface ApplicantFailureAlertProps {
  failure: ApplicantFailure
  onRetry: () => void
  onDismiss: () => void
}

const applicantFailureId = 'applicant-failure'

/** Says that the applicant in the address can't be shown, and why. */
function ApplicantFailureAlert({ failure, onRetry, onDismiss }: ApplicantFailureAlertProps) {
  const alertProps = {
    id: applicantFailureId,
    tabIndex: -1,
    ref: useFocusHandover<HTMLDivElement>(() => focusPage),
    onDismiss,
  }
  if (failure.isMissing) {
    return (
      <Alert {...alertProps} title={messages.tracking.applicantGone}>
        {messages.tracking.applicantGoneText}
      </Alert>
    )
  }
  return (
    <Alert
      {...alertProps}
      tone="danger"
      title={messages.tracking.applicantNotLoaded}
      onRetry={onRetry}
      retrying={failure.isRetrying}
    >
      {failure.message}
    </Alert>
  )
}

/** The sorted applicants, in a pane that scrolls independently of the open applicant. */
function ListPane(props: GigTrackingScreenProps & { className: string }) {
  const { gig, listState, selectedId, now, onSortChange, onMore, onListRetry, onSelect, className } = props
  return (
    <div
      className={cn(
        'space-y-4 lg:sticky lg:top-20 lg:-m-1 lg:max-h-[calc(100dvh-6rem)] lg:overflow-y-auto lg:p-1',
        className,
      )}
    >
      <SortControls sort={listState.sort} onSortChange={onSortChange} />
      <ApplicantList
        gig={gig}
        listState={listState}
        selectedId={selectedId}
        now={now}
        onMore={onMore}
        onSelect={onSelect}
        onRetry={onListRetry}
      />
    </div>
  )
}

interface DetailPaneProps extends GigTrackingScreenProps, Pick<ApplicantDetailProps, 'nameRef'> {
  /** The open applicant; null for none. */
  selected: BusinessApplication | null
}

/** The open applicant, or on wide screens a hint to choose one. */
function DetailPane(props: DetailPaneProps) {
  const { selected, gig, supportEmail, now, actionRefusal, nameRef, onRate, onContact, onSelect } = props
  if (!selected) {
    return (
      <Card tone="sunken" padding="lg" className="grid justify-items-center gap-5 py-16 text-center max-lg:hidden">
        <WeekMotif size={150} />
        <p className="max-w-[34ch] text-lg">{messages.tracking.chooseApplicant}</p>
      </Card>
    )
  }
  return (
    <ApplicantDetail
      key={selected.id}
      application={selected}
      gig={gig}
      supportEmail={supportEmail}
      now={now}
      actionRefusal={actionRefusal?.applicationId === selected.id ? actionRefusal.message : null}
      nameRef={nameRef}
      onRate={(rating) => onRate(selected.id, rating)}
      onContact={(status) => onContact(selected.id, status)}
      onClose={() => onSelect(null)}
    />
  )
}

function focusAfterClose(closedId: string): void {
  const listed = document.getElementById(applicantButtonId(closedId))
  if (listed) listed.focus()
  else if (document.activeElement === document.body) document.getElementById(applicantFailureId)?.focus()
}

/**
 * Moves the focus to the name of the applicant that is opened, and back to their line in the list when they are closed.
 * If a reload removed the applicant and the focused element with them, the alert that says so gets the focus.
 * The focus follows the rendered applicant, not the click: the router renders later, and the browser's Back and Forward
 * open and close applicants too. An applicant already open on mount does not move the focus.
 *
 * @param openedId the id of the open applicant, or null
 * @param name the heading to focus
 */
function useOpenFocus(openedId: string | null, name: RefObject<HTMLElement | null>): void {
  const previousOpenedIdRef = useRef(openedId)

  useEffect(() => {
    const previousId = previousOpenedIdRef.current
    previousOpenedIdRef.current = openedId
    if (openedId === previousId) return
    if (openedId !== null) name.current?.focus()
    else if (previousId !== null) focusAfterClose(previousId)
  }, [openedId, name])
}
