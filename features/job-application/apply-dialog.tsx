import { useEffect, useEffectEvent, useState } from 'react'
import { useSnapshot } from 'valtio'
import { useSession } from '@/client'
import { type FormHistory, useFormHistory } from '@/features/shared'
import { applySteps } from './apply-form'
import { createJobApplication } from './job-application.store'
import { cancelUpload, resumeUpload } from './resume-upload.store'
import { ApplyDialogScreen } from './screens/apply-dialog-screen'

export interface ApplyDialogProps extends FormHistory {
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
export function ApplyDialog(props: ApplyDialogProps) {
  return <OpenedDialog key={props.jobListingId} {...props} />
}

function OpenedDialog(props: ApplyDialogProps) {
  // What has been sent is not gone back into, nor come back to.
  const [isOver] = useState(props.step === applySteps)
  return isOver ? <LeaveAtOnce onLeave={props.onClose} /> : <ConnectedDialog {...props} />
}

/** Leaves without steps of its own, which would move the history a second time. */
function LeaveAtOnce({ onLeave }: { onLeave: () => void }) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => leave(), [])
  return null
}

function ConnectedDialog({ jobListingId, onClose, links, ...history }: ApplyDialogProps) {
  const [application] = useState(() => createJobApplication(jobListingId, history.step))
  useEffect(() => application.dispose, [application])
  const { form } = application
  const { jobList, resumeList } = useSession()
  // In step with every key, or the editor would get back a letter that is already longer.
  const { draft, save, failure } = useSnapshot(form.state, { sync: true })
  const { canRetry } = useSnapshot(application.state)
  const upload = useSnapshot(resumeUpload)
  const listing = jobList.find(({ id }) => id === jobListingId)
  const step = save === 'saved' ? applySteps : draft.step

  useFormHistory(form, step, history, onClose)

  return (
    <ApplyDialogScreen
      jobTitle={listing?.jobTitle ?? 'Apply'}
      companyName={listing?.company.companyName ?? ''}
      questions={application.questions}
      resumes={resumeList}
      upload={upload}
      draft={draft}
      save={save}
      failure={failure}
      canRetry={canRetry}
      blocked={application.blocked}
      appliedJobsHref={links.appliedJobs}
      onChange={application.change}
      onNext={form.next}
      onBack={form.back}
      onSubmit={() => void application.submit()}
      onPickFile={(file) => void application.pickFile(file)}
      onCancelUpload={cancelUpload}
      onRetryUpload={() => void application.retryFile()}
      onClose={onClose}
    />
  )
}
