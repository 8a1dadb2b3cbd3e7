import { proxy } from 'valtio'
import { account, call, profile, type SignedInBusiness, upload } from '@/client'
import { isResponse } from '@/contract'
import { messages } from '@/domain'
import { createDraftForm, createImageField, type ImageFieldState } from '@/features/shared'
import { type BusinessImage, businessForm, businessImages, needsEmail, profileOf, startingDraft } from './wizard'

/** The state of step 4. */
export interface BusinessImagesState {
  imageFields: Record<BusinessImage, ImageFieldState>
  /** The failure of the last upload; null without one. */
  imagesFailure: { message: string; detail: string | null } | null
  /** Percent of the upload sent; null when nothing is being uploaded. */
  progress: number | null
}

/** The images of step 4, which are uploaded separately from the profile. */
function createBusinessImages(isCurrent: () => boolean) {
  const fields = { logo: createImageField('logo'), cover: createImageField('cover') }
  const state: BusinessImagesState = proxy({
    imageFields: { logo: fields.logo.state, cover: fields.cover.state },
    imagesFailure: null,
    progress: null,
  })

  function remove(image: BusinessImage): void {
    fields[image].clear()
    state.imagesFailure = null
  }

  async function choose(image: BusinessImage, file: File): Promise<void> {
    state.imagesFailure = null
    await fields[image].choose(file)
  }

  /** Removes both images, which revokes the URLs of their previews. */
  const dispose = () => businessImages.forEach(remove)

  /** Uploads the chosen images. Resolves true once they are stored, if the business is still signed in. */
  async function send(): Promise<boolean> {
    if (state.progress !== null) return false
    Object.assign(state, { progress: 0, imagesFailure: null })
    // Waits for conversions; the screen disables choosing and removing while `progress` is not null.
    const areImagesValid = (await Promise.all([fields.logo.settle(), fields.cover.settle()])).every(Boolean)
    const files = { logo: fields.logo.file(), cover: fields.cover.file() }
    if (!areImagesValid || (!files.logo && !files.cover)) {
      state.progress = null
      if (areImagesValid) state.imagesFailure = { message: messages.business.imageRequired, detail: null }
      return false
    }
    const outcome = await upload('uploadBusinessImages', files, {
      onProgress: (percent) => Object.assign(state, { progress: percent }),
    })
    state.progress = null
    if (!isResponse(outcome)) {
      state.imagesFailure = { message: messages.business.imageUploadFailed, detail: outcome?.message ?? null }
      return false
    }
    if (!isCurrent()) return false
    profile.replaceBusiness(outcome.businessData)
    dispose()
    return true
  }

  return { state, remove, choose, send, dispose }
}

export type BusinessWizard = ReturnType<typeof createBusinessWizard>

/** Opens the wizard of one business, with its stored draft if there is one. */
export function createBusinessWizard(business: SignedInBusiness) {
  const isCurrent = () => account.business?.id === business.id
  const isEmailNeeded = needsEmail(business)
  const images = createBusinessImages(isCurrent)
  const form = createDraftForm(businessForm(isEmailNeeded), {
    draftKey: business.id,
    isCurrent,
    initialDraft: () => startingDraft(business),
  })

  /** Uploads the images, and shows the next step once they are stored, unless Back has opened another one meanwhile. */
  async function uploadAndNext(): Promise<void> {
    const { step } = form.state.draft
    if ((await images.send()) && form.state.draft.step === step) form.next()
  }

  /** Saves the profile. Success updates `account.business` and deletes the draft. */
  async function finish(): Promise<void> {
    const answer = await form.submit((draft) => call('updateBusiness', profileOf(draft, isEmailNeeded)))
    if (answer) profile.replaceBusiness(answer.businessData)
    else form.goToServerError()
  }

  return { form, images, isEmailNeeded, uploadAndNext, finish }
}
