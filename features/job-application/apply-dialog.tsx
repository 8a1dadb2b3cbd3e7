import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { account, session, useSession } from '@/client'
import { clock, hasDetail, listingStatus, messages } from '@/domain'
import { type FormHistory, useChangeNotice, useFormHistory, useFormState, useLatch } from '@/features/shared'
import { applyStep } from './apply-form'
import { createJobApplication } from './job-application.store'
import { ApplyDialogScreen } from './screens/apply-dialog-screen'

interface ApplyDialogProps extends FormHistory {
  jobListingId: string
  /** Called to close the dialog: unmount it. The draft stays stored. */
  onClose: () => void
  links: {
    /** `/student/job-history/applied-jobs`. */
    appliedJobs: string
  }
}

/** The apply dialog for a listing of the session, open while it is mounted. Give it the listing's id as its `key`. */
export function ApplyDialog(props: ApplyDialogProps) {
  // Back and Forward may open the history entries of a sent application: close the dialog instead of starting another.
  const [wasSent] = useState(() => props.step === applyStep.sent || hasApplied(props.jobListingId))
  const [studentId] = useState(() => account.user?.id)
  const isReady = useIsReady(props.jobListingId)
  if (wasSent) return <CloseOnMount onClose={props.onClose} />
  return isReady && studentId !== undefined && <ConnectedDialog {...props} studentId={studentId} />
}

/**
 * Whether the dialog may open: not before the session's listing has its detail, which contains the questions. An open
 * dialog stays open when a session refresh brings the listing without its detail.
 */
function useIsReady(jobListingId: string): boolean {
  const listing = useSession().jobList.find(({ id }) => id === jobListingId)
  return useLatch(!listing || hasDetail(listing))
}

function hasApplied(jobListingId: string): boolean {
  return session.jobList.some(({ id, Application }) => id === jobListingId && Application.length > 0)
}

/** Closes without pushing steps, which would move the history twice. */
function CloseOnMount({ onClose }: { onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => close(), [])
  return null
}

interface ConnectedDialogProps extends ApplyDialogProps {
  studentId: string
}

function ConnectedDialog({ studentId, jobListingId, onClose, links, ...history }: ConnectedDialogProps) {
  const [application] = useState(() => createJobApplication({ studentId, jobListingId, step: history.step }))
  const { form, upload } = application
  useEffect(() => upload.cancel, [upload])
  const { jobList, resumeList } = useSession()
  const { draft, saveState, failure } = useFormState(form)
  const { canRetry, isWaitingForResume, questions } = useSnapshot(application.state)
  const uploadState = useSnapshot(upload.state)
  const listing = jobList.find(({ id }) => id === jobListingId)
  const step = saveState === 'saved' ? applyStep.sent : draft.step
  const status = listing ? listingStatus(listing, clock.now()) : 'live'
  const changeNotice = useChangeNotice(listing ? [listing] : [])
  const listingQuestions = listing?.questions

  useEffect(() => {
    if (listingQuestions) application.setQuestions(listingQuestions)
  }, [application, listingQuestions])

  useEffect(() => {
    if (resumeList.length > 0) application.replaceMissingResume()
  }, [application, resumeList])

  // A paused listing may be reopened while the dialog is open.
  useEffect(() => {
    if (status === 'live') application.allowRetry()
  }, [application, status])

  useFormHistory(form, step, history, onClose)

  return (
    <ApplyDialogScreen
      jobTitle={listing?.jobTitle ?? 'Apply'}
      companyName={listing?.company.companyName ?? ''}
      questions={questions}
      resumes={resumeList}
      upload={uploadState}
      draft={draft}
      saveState={saveState}
      failure={failure}
      canRetry={canRetry}
      isWaitingForResume={isWaitingForResume}
      blockedMessage={application.blockedMessage}
      closedReason={status === 'live' ? null : messages.listing.closedReasons[status]}
      changeNotice={changeNotice}
      appliedJobsHref={links.appliedJobs}
      onChange={application.change}
      onNext={form.next}
      onBack={form.back}
      onSubmit={() => void application.submit()}
      onPickFile={(file) => void upload.pick(file)}
      onCancelUpload={upload.cancel}
      onRetryUpload={() => void upload.retry()}
      onClose={onClose}
    />
  )
}
