import { proxy } from 'valtio'
import { type ImageKind, prepareImage } from '@/client'
import { type Failure, isFailure } from '@/contract'
import { messages } from '@/domain'

interface ImageUploadState {
  /** Percent of the upload sent, 0 while a file is converted; null while the image is not being changed. */
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

/**
 * Replaces one image of an account: checks a chosen file, converts it to WebP and sends it at once (PF-08). One
 * change at a time: a call during another one does nothing.
 */
export function createImageUpload({ kind, send }: ImageUploadOptions) {
  const state: ImageUploadState = proxy({ progress: null, problem: null, failure: null, announcement: '' })
  /** The image sent last, for Retry: null for a removal, undefined before the first. */
  let lastSent: File | null | undefined

  /** Begins a change; false while another one is pending. */
  function begin(): boolean {
    if (state.progress !== null) return false
    Object.assign(state, { progress: 0, problem: null, failure: null, announcement: '' })
    return true
  }

  /** Sends an image, or null to remove the current one, and ends the change. */
  async function finish(image: File | null): Promise<void> {
    lastSent = image
    const outcome = await send(image, (percent) => Object.assign(state, { progress: percent }))
    state.progress = null
    if (outcome === null || isFailure(outcome)) state.failure = outcome?.message ?? messages.general.offline
    else state.announcement = image ? messages.settings.imageSaved : messages.settings.imageRemoved
  }

  return {
    state,
    async choose(file: File): Promise<void> {
      if (!begin()) return
      const { image, problem } = await prepareImage(kind, file)
      if (image) await finish(new File([image], kind, { type: image.type }))
      else Object.assign(state, { progress: null, problem })
    },
    async remove(): Promise<void> {
      if (begin()) await finish(null)
    },
    async retry(): Promise<void> {
      if (lastSent !== undefined && begin()) await finish(lastSent)
    },
  }
}

export type ImageUpload = ReturnType<typeof createImageUpload>
