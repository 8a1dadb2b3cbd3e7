import { proxy, ref } from 'valtio'
import { account, call, prepareImage, profile, type SignedInBusiness, upload } from '@/client'
import { isFailure } from '@/contract'
import { messages } from '@/domain'
import { createDraftForm } from '@/features/shared'
import { businessForm, needsEmail, profileOf, startingDraft } from './wizard'

/** The two images of a business. */
export const businessImages = ['logo', 'cover'] as const
export type BusinessImage = (typeof businessImages)[number]

/** The state of one image field. */
export interface ImageSlot {
  /** The image to upload, converted to WebP, with its preview. */
  chosen: { fileName: string; image: Blob; previewUrl: string } | null
  /** The message for the last chosen file when it can not be used. */
  problem: string | null
}

/** The state of the image upload. */
export interface BusinessImagesState {
  images: Record<BusinessImage, ImageSlot>
  /** The failure of the last upload; null without one. */
  imagesFailure: { message: string; detail: string | null } | null
  /** Percent of the upload sent; null when nothing is being uploaded. */
  progress: number | null
}

const emptySlot = (): ImageSlot => ({ chosen: null, problem: null })
const fileOf = ({ chosen }: ImageSlot, name: string) =>
  chosen && new File([chosen.image], name, { type: chosen.image.type })

/** The images of step 4, which are uploaded separately from the profile. */
function createBusinessImages(isCurrent: () => boolean) {
  const state: BusinessImagesState = proxy({
    images: { logo: emptySlot(), cover: emptySlot() },
    imagesFailure: null,
    progress: null,
  })

  function drop(image: BusinessImage): void {
    const { chosen } = state.images[image]
    if (chosen) URL.revokeObjectURL(chosen.previewUrl)
    state.images[image] = emptySlot()
    state.imagesFailure = null
  }

  /** Checks and converts a chosen file. It replaces the image chosen before, even when the new file is invalid. */
  async function choose(image: BusinessImage, file: File): Promise<void> {
    drop(image)
    const slot = state.images[image]
    const prepared = await prepareImage(image, file)
    if (state.images[image] !== slot) return
    slot.problem = prepared.problem
    if (!prepared.image) return
    const previewUrl = URL.createObjectURL(prepared.image)
    slot.chosen = ref({ fileName: file.name, image: prepared.image, previewUrl })
  }

  /** Revokes the URLs of the previews. */
  const dispose = () => businessImages.forEach(drop)

  /** Uploads the chosen images. Resolves true when the server stored them. */
  async function send(): Promise<boolean> {
    const { logo, cover } = state.images
    if (state.progress !== null) return false
    if (!logo.chosen && !cover.chosen) {
      state.imagesFailure = { message: messages.business.noImage, detail: null }
      return false
    }
    Object.assign(state, { progress: 0, imagesFailure: null })
    const outcome = await upload(
      'uploadBusinessImages',
      { logo: fileOf(logo, 'logo'), cover: fileOf(cover, 'cover') },
      { onProgress: (percent) => Object.assign(state, { progress: percent }) },
    )
    state.progress = null
    if (outcome === null || isFailure(outcome)) {
      state.imagesFailure = { message: messages.business.uploadFailed, detail: outcome?.message ?? null }
      return false
    }
    if (!isCurrent()) return false
    profile.replaceBusiness(outcome.businessData)
    dispose()
    return true
  }

  return { state, drop, choose, send, dispose }
}

export type BusinessWizard = ReturnType<typeof createBusinessWizard>

/** Opens the wizard of one business, with its stored draft if there is one. */
export function createBusinessWizard(business: SignedInBusiness) {
  const isCurrent = () => account.business?.id === business.id
  const emailNeeded = needsEmail(business)
  const images = createBusinessImages(isCurrent)
  const form = createDraftForm(businessForm(emailNeeded), {
    accountId: business.id,
    isCurrent,
    initialDraft: () => startingDraft(business),
  })

  /** Uploads the images, then shows the next step. */
  async function uploadAndNext(): Promise<void> {
    if (await images.send()) form.next()
  }

  /** Saves the profile. Success updates `account.business` and deletes the draft. */
  async function finish(): Promise<void> {
    const answer = await form.submit((draft) => call('updateBusiness', profileOf(draft, emailNeeded)))
    if (answer) profile.replaceBusiness(answer.businessData)
    else form.goToRefused()
  }

  return { form, images, emailNeeded, uploadAndNext, finish }
}
