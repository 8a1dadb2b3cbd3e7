import { proxy } from 'valtio'
import { account, newIdempotencyKey, resumes, session, upload } from '@/client'
import { isResponse } from '@/contract'
import { messages, type Resume, resumeProblem } from '@/domain'

/** The resume being uploaded, or the one that failed. */
export interface ResumeUploadState {
  /** The file's name; null without an upload. */
  fileName: string | null
  /** Percent sent, 0–100; null while nothing is being uploaded. */
  progress: number | null
  /** The failure of the upload; null without one. */
  error: string | null
  /** Whether the same file may be accepted on another attempt. */
  canRetry: boolean
}

const idle: ResumeUploadState = { fileName: null, progress: null, error: null, canRetry: false }

/** A file with the idempotency key of all its attempts: the server may have stored it though the response was lost. */
interface PickedFile {
  file: File
  idempotencyKey: string
}

/**
 * Uploads resumes, one file at a time.
 * @param onStored called with the stored resume, which is then in the session's list
 */
export function createResumeUpload(onStored: (resume: Resume) => void) {
  const state = proxy({ ...idle })
  let picked: PickedFile | null = null
  let controller = new AbortController()
  /** The latest attempt to send a file, which resolves true when its resume is stored. */
  let latestAttempt = Promise.resolve(false)

  function reset(): void {
    picked = null
    Object.assign(state, idle)
  }

  /** Cancels the pending upload and clears its file. */
  function cancel(): void {
    controller.abort()
    reset()
  }

  /** Uploads the picked file, again after a failure. Resolves true when its resume is stored. */
  async function send(): Promise<boolean> {
    if (!picked) return false
    controller = new AbortController()
    const { signal } = controller
    const accountId = account.user?.id
    Object.assign(state, { fileName: picked.file.name, progress: 0, error: null, canRetry: false })
    const outcome = await upload(
      'uploadResume',
      { resume: picked.file, idempotencyKey: picked.idempotencyKey },
      {
        signal,
        onProgress: (percent) => {
          if (!signal.aborted) state.progress = percent
        },
      },
    )
    if (signal.aborted) return false
    // Another account may have signed in meanwhile.
    if (account.user?.id !== accountId) {
      reset()
      return false
    }
    // A resume counts as stored only with exactly this message (AP-07).
    if (!isResponse(outcome) || outcome.message !== messages.server.resumeUploaded) {
      Object.assign(state, { progress: null, ...failureEntries(outcome) })
      return false
    }
    const { message: _, ...resume } = outcome
    resumes.putFirst(resume)
    reset()
    onStored(resume)
    return true
  }

  async function retry(): Promise<void> {
    latestAttempt = send()
    await latestAttempt
  }

  return {
    state,
    cancel,
    retry,
    /** Waits for the pending or latest upload. Resolves true when its resume is stored. */
    settle: (): Promise<boolean> => latestAttempt,
    /** Uploads a valid file at once (AP-07); sets the failure for an invalid one. Cancels the pending upload. */
    async pick(file: File): Promise<void> {
      cancel()
      const problem = resumeProblem(file, session.resumeList.length)
      if (problem !== null) {
        state.error = problem
        return
      }
      picked = { file, idempotencyKey: newIdempotencyKey() }
      await retry()
    },
  }
}

/** The failure codes after which the same file may be accepted: `unauthenticated` too, after signing in again. */
const temporaryFailures: readonly string[] = ['internal', 'rateLimited', 'unauthenticated', 'unavailable']

/**
 * The state's entries for a failed upload: its message, and whether a retry may succeed.
 * @param outcome the response, which has no `code` if it is a success with an unexpected message; null without one
 */
function failureEntries(outcome: { code?: string; message: string } | null) {
  if (outcome === null) return { error: messages.apply.uploadNotSent(messages.general.offline), canRetry: true }
  const canRetry = outcome.code === undefined || temporaryFailures.includes(outcome.code)
  return { error: messages.apply.uploadRefused(outcome.message), canRetry }
}
