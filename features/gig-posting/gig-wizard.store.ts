import { proxy, ref } from 'valtio'
import { account, draftStore, prepareImage, session, upload } from '@/client'
import { isFailure } from '@/contract'
import { type Business, messages } from '@/domain'
import {
  followingStep,
  type GigDraft,
  type GigStep,
  gigDraft,
  gigParts,
  isUntouched,
  previousStep,
  startingDraft,
} from './gig-draft'
import { firstStepWithIssues, type GigIssues, refusedFields } from './gig-issues'
import { postedGig } from './posted-gig.store'

/** A chosen poster, already WebP, with its picture for the screen. */
export interface Poster {
  fileName: string
  image: Blob
  previewUrl: string
}

/** Where a business is in posting a gig. */
export interface GigWizardState {
  draft: GigDraft
  /** Whether the draft is one kept from an earlier visit. */
  resumed: boolean
  poster: Poster | null
  /** What is wrong with the poster chosen last. */
  posterProblem: string | null
  /** What the server refused, until the field is changed. */
  refused: GigIssues
  posting: boolean
  /** Share of the gig sent, 0–100; null while none is under way. */
  progress: number | null
  /** Why the gig has not been posted. */
  failure: string | null
}

const drafts = draftStore<GigDraft>('gig-wizard', gigDraft)

export type GigWizard = ReturnType<typeof createGigWizard>

/** Begins posting a gig for one business, from its kept draft if there is one. */
export function createGigWizard(business: Business) {
  const kept = drafts.read(business.id)
  const state: GigWizardState = proxy({
    draft: kept ?? startingDraft(business),
    resumed: kept !== null,
    poster: null,
    posterProblem: null,
    refused: {},
    posting: false,
    progress: null,
    failure: null,
  })

  function keep(draft: GigDraft): void {
    state.draft = draft
    if (isUntouched(draft, startingDraft(business))) drafts.clear(business.id)
    else drafts.write(business.id, draft)
  }

  function change(typed: Partial<GigDraft>): void {
    // A refusal may be at a field of another name than the one just edited, so any edit takes them all back.
    state.refused = {}
    keep({ ...state.draft, ...typed })
  }

  function goTo(step: GigStep): void {
    state.failure = null
    keep({ ...state.draft, step })
  }

  /** Forgets what was kept from an earlier visit and begins anew. */
  function startOver(): void {
    drafts.clear(business.id)
    removePoster()
    Object.assign(state, { draft: startingDraft(business), resumed: false, refused: {}, failure: null })
  }

  function dropPoster(): void {
    if (state.poster) URL.revokeObjectURL(state.poster.previewUrl)
    state.poster = null
    state.posterProblem = null
  }

  function removePoster(): void {
    dropPoster()
    change({ posterName: null })
  }

  let latestChoice: File | null = null

  /** Checks and converts a chosen poster; what was chosen before it goes, whether it is any good or not. */
  async function choosePoster(file: File): Promise<void> {
    latestChoice = file
    removePoster()
    const { image, problem } = await prepareImage('poster', file)
    if (latestChoice !== file) return
    state.posterProblem = problem
    if (!image) return
    state.poster = ref({ fileName: file.name, image, previewUrl: URL.createObjectURL(image) })
    change({ posterName: file.name })
  }

  /** Posts the gig. True once the server has it; the same draft is posted once, however often it is tried. */
  async function post(): Promise<boolean> {
    if (state.posting) return false
    const unfinished = firstStepWithIssues(state.draft)
    if (unfinished) {
      goTo(unfinished)
      return false
    }
    Object.assign(state, { posting: true, progress: 0, failure: null })
    const { poster, draft } = state
    const outcome = await upload(
      'createGig',
      {
        ...gigParts(draft),
        jobPosterImg: poster && new File([poster.image], 'poster', { type: poster.image.type }),
      },
      { onProgress: (percent) => Object.assign(state, { progress: percent }) },
    )
    Object.assign(state, { posting: false, progress: null })
    if (outcome === null || isFailure(outcome)) {
      const refused = outcome?.fields ? refusedFields(outcome.fields) : null
      if (refused) {
        goTo(refused.step)
        state.refused = refused.issues
      }
      state.failure = messages.gig.failed
      return false
    }
    if (account.business?.id !== business.id) return false
    drafts.clear(business.id)
    session.businessJobListData = outcome.data.jobListing.jobListingsWithApplicationStatus
    postedGig.current = { id: outcome.jobListingId, title: draft.jobTitle.trim() }
    return true
  }

  return {
    state,
    /** Whose gig it is, as it was when the wizard began. */
    business,
    change,
    next: () => goTo(followingStep(state.draft.step)),
    back: () => goTo(previousStep(state.draft.step)),
    goTo,
    startOver,
    choosePoster,
    removePoster,
    post,
    /** Lets go of the preview; the draft stays. */
    dispose: dropPoster,
  }
}
