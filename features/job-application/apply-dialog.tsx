import { useEffect } from 'react'
import { useSnapshot } from 'valtio'
import { session } from '@/contract/client'
import {
  changeApplication,
  closeApplication,
  goBack,
  goNext,
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
  links: {
    /** `/student/job-history/applied-jobs`. */
    appliedJobs: string
  }
}

/** The apply pop-up for one listing of the session. Mount it to open it, over any page. */
export function ApplyDialog({ jobListingId, onClose, links }: ApplyDialogProps) {
  const { jobList, resumeList } = useSnapshot(session)
  // In step with every key, or the editor would get back a letter that is already longer.
  const { jobId, blocked, state, sending, failure } = useSnapshot(jobApplication, { sync: true })
  const upload = useSnapshot(resumeUpload)
  const listing = jobList.find(({ id }) => id === jobListingId)

  useEffect(() => {
    openApplication(jobListingId)
    return closeApplication
  }, [jobListingId])

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
