import { proxy, ref } from 'valtio'
import { account, gigs, prepareImage, type SignedInBusiness, upload } from '@/client'
import { createDraftForm } from '@/features/shared'
import { gigForm, gigParts, startingDraft } from './gig-draft'
import { postedGig } from './posted-gig.store'

/** A chosen poster, already WebP, with its picture for the screen. */
export interface Poster {
  fileName: string
  image: Blob
  previewUrl: string
}

/** What a gig's wizard holds beside its draft. */
export interface GigPosterState {
  poster: Poster | null
  /** What is wrong with the poster chosen last. */
  posterProblem: string | null
  /** Share of the gig sent, 0–100; null while none is under way. */
  progress: number | null
}

export type GigWizard = ReturnType<typeof createGigWizard>

/** Begins posting a gig for one business, from its kept draft if there is one. */
export function createGigWizard(business: SignedInBusiness) {
  const form = createDraftForm(gigForm, {
    accountId: business.id,
    isCurrent: () => account.business?.id === business.id,
    first: () => startingDraft(business),
  })
  const state: GigPosterState = proxy({ poster: null, posterProblem: null, progress: null })
  let latestChoice: File | null = null

  /** Lets go of the preview; the draft stays. */
  function dispose(): void {
    if (state.poster) URL.revokeObjectURL(state.poster.previewUrl)
    Object.assign(state, { poster: null, posterProblem: null })
  }

  function removePoster(): void {
    dispose()
    form.change({ posterName: null })
  }

  /** Checks and converts a chosen poster; what was chosen before it goes, whether it is any good or not. */
  async function choosePoster(file: File): Promise<void> {
    latestChoice = file
    removePoster()
    const { image, problem } = await prepareImage('poster', file)
    if (latestChoice !== file) return
    state.posterProblem = problem
    if (!image) return
    state.poster = ref({ fileName: file.name, image, previewUrl: URL.createObjectURL(image) })
    form.change({ posterName: file.name })
  }

  function startOver(): void {
    dispose()
    form.startOver()
  }

  /** Posts the gig. True once the server has it; the same draft is posted once, however often it is tried. */
  async function post(): Promise<boolean> {
    const { poster } = state
    const answer = await form.submit((draft) => {
      state.progress = 0
      const jobPosterImg = poster && new File([poster.image], 'poster', { type: poster.image.type })
      const onProgress = (percent: number) => Object.assign(state, { progress: percent })
      return upload('createGig', { ...gigParts(draft), jobPosterImg }, { onProgress })
    })
    state.progress = null
    if (!answer) {
      form.goToRefused()
      return false
    }
    gigs.replace(answer.data.jobListing.jobListingsWithApplicationStatus)
    postedGig.current = { id: answer.jobListingId, title: form.state.draft.jobTitle.trim() }
    return true
  }

  return { form, state, business, choosePoster, removePoster, startOver, post, dispose }
}
