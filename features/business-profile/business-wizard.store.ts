import { proxy, ref } from 'valtio'
import { account, call, draftStore, prepareImage, upload } from '@/client'
import { isFailure } from '@/contract'
import { type Business, messages } from '@/domain'
import { type BusinessIssues, refusedFields } from './issues'
import {
  type BusinessDraft,
  type BusinessStep,
  businessDraft,
  followingStep,
  needsEmail,
  previousStep,
  profileOf,
  startingDraft,
} from './wizard'

/** The two images of a business. */
export const businessImages = ['logo', 'cover'] as const
export type BusinessImage = (typeof businessImages)[number]

/** One of the two places an image can be chosen for. */
export interface ImageSlot {
  /** The image to upload, already WebP, and its picture for the screen. */
  chosen: { fileName: string; image: Blob; previewUrl: string } | null
  /** What is wrong with the file chosen last. */
  problem: string | null
}

/** Where a business is in its wizard. */
export interface BusinessWizardState {
  draft: BusinessDraft
  /** Whether the draft is one kept from an earlier visit. */
  resumed: boolean
  /** What the server refused, until the field is changed. */
  refused: BusinessIssues
  images: Record<BusinessImage, ImageSlot>
  /** Why the images have not been uploaded. */
  imagesFailure: { message: string; detail: string | null } | null
  /** Share of the upload sent, 0–100; null when none is under way. */
  progress: number | null
  busy: 'upload' | 'save' | null
  /** Why the profile has not been saved. */
  failure: string | null
}

const drafts = draftStore('business-wizard', businessDraft)
const emptySlot = (): ImageSlot => ({ chosen: null, problem: null })

export type BusinessWizard = ReturnType<typeof createBusinessWizard>

/** Begins the wizard of one business, from its kept draft if there is one. */
export function createBusinessWizard(business: Business) {
  const emailNeeded = needsEmail(business)
  const kept = drafts.read(business.id)
  const state: BusinessWizardState = proxy({
    draft: kept ?? startingDraft(business),
    resumed: kept !== null,
    refused: {},
    images: { logo: emptySlot(), cover: emptySlot() },
    imagesFailure: null,
    progress: null,
    busy: null,
    failure: null,
  })

  /** Whether the session is still this business's: an answer that comes after sign-out changes nothing. */
  const isCurrent = () => account.business?.id === business.id

  function change(typed: Partial<BusinessDraft>): void {
    Object.assign(state.draft, typed)
    for (const field of Object.keys(typed)) Reflect.deleteProperty(state.refused, field)
    drafts.write(business.id, { ...state.draft })
  }

  function goTo(step: BusinessStep): void {
    state.failure = null
    change({ step })
  }

  /** Forgets what was kept from an earlier visit and begins anew. */
  function startOver(): void {
    drafts.clear(business.id)
    state.draft = startingDraft(business)
    state.refused = {}
    state.resumed = false
    state.failure = null
  }

  function dropImage(image: BusinessImage): void {
    const { chosen } = state.images[image]
    if (chosen) URL.revokeObjectURL(chosen.previewUrl)
    state.images[image] = emptySlot()
    state.imagesFailure = null
  }

  /** Checks and converts a chosen file; what was chosen before it goes, whether it is any good or not. */
  async function chooseImage(image: BusinessImage, file: File): Promise<void> {
    dropImage(image)
    const slot = state.images[image]
    const prepared = await prepareImage(image, file)
    if (state.images[image] !== slot) return
    slot.problem = prepared.problem
    if (prepared.image)
      slot.chosen = ref({
        fileName: file.name,
        image: prepared.image,
        previewUrl: URL.createObjectURL(prepared.image),
      })
  }

  /** Sends what was chosen and goes on to step 5 once the server has it. */
  async function uploadAndNext(): Promise<void> {
    const { logo, cover } = state.images
    if (state.busy) return
    if (!logo.chosen && !cover.chosen) {
      state.imagesFailure = { message: messages.business.noImage, detail: null }
      return
    }
    Object.assign(state, { busy: 'upload', progress: 0, imagesFailure: null })
    const part = ({ chosen }: ImageSlot, name: string) =>
      chosen && new File([chosen.image], name, { type: chosen.image.type })
    const outcome = await upload(
      'uploadBusinessImages',
      { logo: part(logo, 'logo'), cover: part(cover, 'cover') },
      { onProgress: (percent) => Object.assign(state, { progress: percent }) },
    )
    Object.assign(state, { busy: null, progress: null })
    if (outcome === null || isFailure(outcome)) {
      state.imagesFailure = { message: messages.business.uploadFailed, detail: outcome?.message ?? null }
      return
    }
    if (!isCurrent()) return
    account.business = outcome.businessData
    for (const image of businessImages) dropImage(image)
    goTo(5)
  }

  /** Saves the profile. On success `account.business` is complete and the draft is gone. */
  async function finish(): Promise<void> {
    if (state.busy) return
    Object.assign(state, { busy: 'save', failure: null })
    const outcome = await call('updateBusiness', profileOf(state.draft, emailNeeded))
    state.busy = null
    if (outcome === null || isFailure(outcome)) {
      if (outcome?.fields) {
        const { step, issues } = refusedFields(outcome.fields)
        goTo(step)
        state.refused = issues
      }
      state.failure = outcome && outcome.code !== 'internal' ? outcome.message : messages.profile.backendError
      return
    }
    if (!isCurrent()) return
    drafts.clear(business.id)
    account.business = outcome.businessData
  }

  return {
    state,
    emailNeeded,
    change,
    next: () => goTo(followingStep(state.draft.step)),
    back: () => goTo(previousStep(state.draft.step)),
    skip: () => goTo(5),
    startOver,
    chooseImage,
    dropImage,
    uploadAndNext,
    finish,
    /** Lets go of the previews; the draft stays. */
    dispose: () => businessImages.forEach(dropImage),
  }
}
