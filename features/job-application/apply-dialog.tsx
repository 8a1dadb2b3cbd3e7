import { useStepSync } from '@campus-gigs/ui'
import { useEffect, useEffectEvent } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '@/client'
import { applySteps } from './apply-steps'
import {
  changeApplication,
  closeApplication,
  goBack,
  goNext,
  goToStep,
  jobApplication,
  openApplication,
  pickResumeFile,
  retryResumeFile,
  submitApplication,
} from './job-application.store'
import { cancelUpload, resumeUpload } from './resume-upload.store'
import { ApplyDialogScreen } from './screens/apply-dialog-screen'

export interface ApplyDialogProps {
  /** The listing to apply to. */
  jobListingId: string
  /** The pop-up asks to be closed: unmount it. What was typed is kept. */
  onClose: () => void
  /** The step the browser's history stands at. Default: the history knows of no steps. */
  step?: number
  /** Another step is shown: let the history follow, in place of where it stands if the pop-up has just opened there. */
  onStepChange?: (step: number, justOpened: boolean) => void
  links: {
    /** `/student/job-history/applied-jobs`. */
    appliedJobs: string
  }
}

/** The apply pop-up for one listing of the session. Mount it to open it, over any page. */
export function ApplyDialog({ jobListingId, onClose, step, onStepChange, links }: ApplyDialogProps) {
  const { jobList, resumeList } = useSnapshot(session)
  // In step with every key, or the editor would get back a letter that is already longer.
  const { jobId, blocked, state, sending, failure } = useSnapshot(jobApplication, { sync: true })
  const upload = useSnapshot(resumeUpload)
  const listing = jobList.find(({ id }) => id === jobListingId)

  const open = useEffectEvent((listingId: string) => {
    // Come back to after it was sent: that is over.
    if (step === applySteps) {
      onClose()
      return
    }
    openApplication(listingId)
    if (step !== undefined) goToStep(step)
  })
  useEffect(() => {
    open(jobListingId)
    return closeApplication
  }, [jobListingId])

  useStepSync({
    step: jobId === jobListingId ? state.step : undefined,
    asked: step,
    onStep: (now, justOpened) => onStepChange?.(now, justOpened),
    onAsked: (asked) => {
      // What has been sent is not gone back into.
      if (!goToStep(asked)) onClose()
    },
  })

  if (jobId !== jobListingId) return null
  return (
    <ApplyDialogScreen
      jobTitle={listing?.jobTitle ?? 'Apply'}
      companyName={listing?.company.companyName ?? ''}
      questions={listing?.questions ?? []}
      resumes={resumeList}
      upload={upload}
      state={state}
      sending={sending}
      failure={failure}
      blocked={blocked}
      appliedJobsHref={links.appliedJobs}
      onChange={changeApplication}
      onNext={goNext}
      onBack={goBack}
      onRetry={() => void submitApplication()}
      onPickFile={(file) => void pickResumeFile(file)}
      onCancelUpload={cancelUpload}
      onRetryUpload={() => void retryResumeFile()}
      onClose={onClose}
    />
  )
}
