import { proxy } from 'valtio'
import { type ImageKind, prepareImage } from '@/client'
import { type Failure, isFailure } from '@/contract'
import { messages } from '@/domain'

/** Where replacing one image of an account is. */
export interface ImageUploadState {
  /** Share of the upload sent, 0–100; null when none is under way. */
  progress: number | null
  /** What is wrong with the file chosen last. */
  problem: string | null
  /** Why the image chosen last was not stored; it can be sent again. */
  failure: string | null
  /** What has just happened, in words. */
  announcement: string
}

/** What sending came to: anything but a refusal or null is a success. */
type SendOutcome = object | Failure | null

export interface ImageUploadOptions {
  kind: ImageKind
  /** Sends the image, or null to remove the one that is there, and takes the answer in. */
  send: (image: File | null, onProgress: (percent: number) => void) => Promise<SendOutcome>
}

/** Begins replacing one image of an account: a chosen file is checked, made WebP and sent at once (PF-08). */
export function createImageUpload({ kind, send }: ImageUploadOptions) {
  const state: ImageUploadState = proxy({ progress: null, problem: null, failure: null, announcement: '' })
  /** The image sent last: null removes, undefined means that nothing was sent yet. */
  let last: File | null | undefined

  async function sendImage(image: File | null): Promise<void> {
    last = image
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
      if (last !== undefined) await sendImage(last)
    },
  }
}

export type ImageUpload = ReturnType<typeof createImageUpload>
