import { proxy, ref, type Snapshot } from 'valtio'
import {
  account,
  businessListings,
  call,
  type DraftStore,
  type FormParts,
  gigDrafts,
  prepareImage,
  type SignedInBusiness,
  upload,
} from '@/client'
import { type Failure, isFailure, type ResponseOf } from '@/contract'
import { type BusinessJobListing, messages } from '@/domain'
import { createDraftForm } from '@/features/shared'
import { draftOfListing, type GigDraft, gigDraft, gigForm, gigParts, listingOf, startingDraft } from './gig-draft'
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

/** The draft follows its account to other devices. One that no longer fits the schema is dropped, never shown. */
const syncedDrafts: DraftStore<GigDraft> = {
  read: (accountId) => gigDraft.safeParse(gigDrafts.read(accountId)).data ?? null,
  write: (accountId, draft) => gigDrafts.write(accountId, { ...draft }),
  clear: gigDrafts.clear,
}

export type GigWizard = ReturnType<typeof createGigWizard>

/** What the wizard is for: a new gig, a new one that begins with what a posted one says, or a change of a posted one. */
export type GigWizardMode = 'new' | 'repost' | 'edit'

/** The posted gig that the wizard begins with. */
export interface GigWizardSource {
  mode: Exclude<GigWizardMode, 'new'>
  listing: Snapshot<BusinessJobListing>
}

/**
 * Begins posting or editing a gig for one business, from its kept draft if there is one.
 * @param source the posted gig to begin with; null for an empty form
 */
export function createGigWizard(business: SignedInBusiness, source: GigWizardSource | null = null) {
  const mode: GigWizardMode = source?.mode ?? 'new'
  const form = createDraftForm(source ? { ...gigForm, ...sourceForms[source.mode] } : gigForm, {
    accountId: source ? `${business.id}:${source.listing.id}` : business.id,
    isCurrent: () => account.business?.id === business.id,
    initialDraft: () => (source ? firstDraft(source) : startingDraft(business)),
    ...(!source && { drafts: syncedDrafts }),
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
    form.change({ posterName: null, keptPoster: null })
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

  /** Sends the draft with its poster; null when it was not taken. */
  async function submit<Name extends 'createGig' | 'editGig'>(
    name: Name,
    more: FormParts = {},
  ): Promise<ResponseOf<Name> | null> {
    const { poster } = state
    const answer = await form.submit(async (draft) => {
      state.progress = 0
      const jobPosterImg = poster && new File([poster.image], 'poster', { type: poster.image.type })
      const onProgress = (percent: number) => Object.assign(state, { progress: percent })
      const outcome = await upload(name, { ...gigParts(draft), ...more, jobPosterImg }, { onProgress })
      if (isFailure(outcome) && outcome.code === 'conflict') await loadVersion()
      return outcome
    })
    state.progress = null
    if (answer) return answer
    form.goToRefused()
    return null
  }

  let version = form.state.draft.editedVersion

  /** Takes the version the server has now, so that saving again replaces what was saved elsewhere. */
  async function loadVersion(): Promise<void> {
    if (!source) return
    const outcome = await call('gig', undefined, { params: { jobListingId: source.listing.id } })
    if (outcome !== null && !isFailure(outcome)) version = outcome.jobListing.version
  }

  /**
   * Posts the gig, or saves the changed one. True once the server has it; the same draft is posted once, however often
   * it is tried.
   */
  async function post(): Promise<boolean> {
    if (source?.mode === 'edit') {
      const answer = await submit('editGig', { jobListingId: source.listing.id, version: String(version) })
      if (answer) businessListings.update(answer.jobListing)
      return answer !== null
    }
    const answer = await submit('createGig')
    if (!answer) return false
    const listings = answer.data.jobListing.jobListingsWithApplicationStatus
    businessListings.replace(listings)
    const { draft } = form.state
    const posted = listings.find(({ id }) => id === answer.jobListingId) ?? listingOf(draft, business, null)
    postedGig.current = { id: answer.jobListingId, title: draft.jobTitle.trim(), expiringOn: posted.expiringOn }
    return true
  }

  return { form, state, mode, business, choosePoster, removePoster, startOver, post, dispose }
}

/** Each posted gig has drafts of its own, beside the draft of a new gig. */
const sourceForms = {
  repost: { name: 'gig-repost' },
  edit: {
    name: 'gig-edit',
    failureMessage: (failure: Failure | null) =>
      failure?.code === 'conflict' || failure?.code === 'closed' ? failure.message : messages.gig.notEdited,
  },
}

function firstDraft({ mode, listing }: GigWizardSource): GigDraft {
  const draft = draftOfListing(listing)
  return mode === 'edit' ? { ...draft, editedVersion: listing.version } : draft
}
