import { proxy } from 'valtio'
import { account, idempotencyKey, resumes, session, upload } from '@/client'
import { isFailure } from '@/contract'
import { messages, type Resume, resumeProblem } from '@/domain'

interface ResumeUpload {
  /** The file being uploaded, or the one that failed. */
  fileName: string | null
  /** Percent sent, 0–100; null while nothing is being uploaded. */
  progress: number | null
  /** The failure of the upload; null without one. */
  error: string | null
  /** Whether the same file may be accepted on another attempt. */
  canRetry: boolean
}

const idle: ResumeUpload = { fileName: null, progress: null, error: null, canRetry: false }

/** The upload on the screen; one at a time. */
export const resumeUpload: ResumeUpload = proxy({ ...idle })

interface PickedFile {
  file: File
  /** The idempotency key of every attempt, so that a lost response does not store the file twice. */
  idempotencyKey: string
}

let pickedFile: PickedFile | null = null
let abort: AbortController | null = null

/** Cancels an upload and clears its file. */
export function cancelUpload(): void {
  abort?.abort()
  abort = null
  pickedFile = null
  Object.assign(resumeUpload, idle)
}

/**
 * Uploads a valid file at once (AP-07); sets the failure for an invalid one. A new file cancels the pending upload.
 * Resolves with the stored resume, which is then in the session's list, or null.
 */
export function uploadResume(file: File): Promise<Resume | null> {
  cancelUpload()
  const problem = resumeProblem(file, session.resumeList.length)
  if (problem) {
    Object.assign(resumeUpload, { ...idle, error: problem })
    return Promise.resolve(null)
  }
  return send({ file, idempotencyKey: idempotencyKey() })
}

/** Retries the upload of the same file. */
export function retryUpload(): Promise<Resume | null> {
  return pickedFile ? send(pickedFile) : Promise.resolve(null)
}

async function send(picked: PickedFile): Promise<Resume | null> {
  const controller = new AbortController()
  const { signal } = controller
  pickedFile = picked
  abort = controller
  const accountId = account.user?.id
  Object.assign(resumeUpload, { fileName: picked.file.name, progress: 0, error: null, canRetry: false })
  const outcome = await upload(
    'uploadResume',
    { resume: picked.file, idempotencyKey: picked.idempotencyKey },
    {
      signal,
      onProgress: (percent) => {
        if (!signal.aborted) resumeUpload.progress = percent
      },
    },
  )
  if (signal.aborted || account.user?.id !== accountId) return null
  resumeUpload.progress = null
  if (outcome === null) return failed(messages.apply.uploadError(messages.general.offline), true)
  if (isFailure(outcome)) {
    const isTemporary =
      outcome.code === 'internal' || outcome.code === 'rateLimited' || outcome.code === 'unauthenticated'
    return failed(messages.apply.uploadFailed(outcome.message), isTemporary)
  }
  if (outcome.message !== messages.server.resumeUploaded)
    return failed(messages.apply.uploadFailed(outcome.message), true)
  const { message: _, ...resume } = outcome
  resumes.add(resume)
  Object.assign(resumeUpload, idle)
  pickedFile = null
  return resume
}

function failed(error: string, canRetry: boolean): null {
  Object.assign(resumeUpload, { error, canRetry })
  return null
}
