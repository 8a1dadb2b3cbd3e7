import { proxy } from 'valtio'
import { type ImageKind, prepareImage } from '@/client'
import { type Failure, isFailure } from '@/contract'
import { messages } from '@/domain'

/** The state of replacing one image of an account. */
interface ImageUploadState {
  /** Percent of the upload sent; null when nothing is being uploaded. */
  progress: number | null
  /** The message for the last chosen file when it cannot be used. */
  problem: string | null
  /** The failure of the last upload, which can be retried. */
  failure: string | null
  /** The text for screen readers after a change. */
  announcement: string
}

/** The outcome of an upload: null without a response, a failure, or any other object for success. */
type SendOutcome = object | Failure | null

interface ImageUploadOptions {
  kind: ImageKind
  /** Sends the image, or null to remove the current one, and applies the response to the session. */
  send: (image: File | null, onProgress: (percent: number) => void) => Promise<SendOutcome>
}

/** Replaces one image of an account: checks a chosen file, converts it to WebP and sends it at once (PF-08). */
export function createImageUpload({ kind, send }: ImageUploadOptions) {
  const state: ImageUploadState = proxy({ progress: null, problem: null, failure: null, announcement: '' })
  /** The image sent last, for Retry: null for a removal, undefined before the first. */
  let lastSent: File | null | undefined

  /** Sends an image, or null to remove the current one, unless another request is pending. */
  async function sendImage(image: File | null): Promise<void> {
    if (state.progress !== null) return
    lastSent = image
    Object.assign(state, { progress: 0, problem: null, failure: null, announcement: '' })
    const outcome = await send(image, (percent) => Object.assign(state, { progress: percent }))
    state.progress = null
    if (outcome === null || isFailure(outcome)) state.failure = outcome?.message ?? messages.general.offline
    else state.announcement = image ? messages.settings.imageSaved : messages.settings.imageRemoved
  }

  return {
    state,
    async choose(file: File): Promise<void> {
      if (state.progress !== null) return
      Object.assign(state, { problem: null, failure: null, announcement: '' })
      const { image, problem } = await prepareImage(kind, file)
      state.problem = problem
      if (image) await sendImage(new File([image], kind, { type: image.type }))
    },
    remove: () => sendImage(null),
    retry: async () => {
      if (lastSent !== undefined) await sendImage(lastSent)
    },
  }
}

export type ImageUpload = ReturnType<typeof createImageUpload>
