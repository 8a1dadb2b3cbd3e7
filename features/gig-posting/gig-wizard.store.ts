import { proxy, type Snapshot } from 'valtio'
import {
  account,
  businessListings,
  call,
  type DraftStore,
  type FormParts,
  gigDrafts,
  type SignedInBusiness,
  upload,
} from '@/client'
import {
  type Failure,
  type GigDraftSubject,
  isFailure,
  isResponse,
  type PostingRules,
  type ResponseOf,
} from '@/contract'
import { type BusinessJobListing, clock, messages, type PostingGate } from '@/domain'
import { createDraftForm, createImageField } from '@/features/shared'
import { draftOfListing, type GigDraft, gigDraftSchema, gigForm, gigParts, startingDraft } from './gig-draft'
import { type Outlook, outlookOf } from './going-live'
import { listingOf } from './listing-of-draft'
import { postedGig } from './posted-gig.store'

/**
 * The store of a subject's draft. Drafts are stored on the server too, for the account's other devices. A stored draft
 * that does not match the schema is ignored.
 */
const syncedDrafts = (subject: GigDraftSubject): DraftStore<GigDraft> => ({
  read: (accountId) => gigDraftSchema.safeParse(gigDrafts.read(accountId, subject)).data ?? null,
  write: (accountId, draft) => gigDrafts.write(accountId, subject, { ...draft }),
  clear: (accountId) => gigDrafts.clear(accountId, subject),
})

/** What the wizard does with its draft. */
export type GigWizardMode =
  /** Posts a gig. */
  | 'new'
  /** Posts a gig that starts with the content of a posted gig. */
  | 'repost'
  /** Changes a posted gig. */
  | 'edit'

/** The posted gig that the wizard starts with. */
export interface GigWizardSource {
  mode: Exclude<GigWizardMode, 'new'>
  listing: Snapshot<BusinessJobListing>
}

/** The subject of the drafts of a posted gig; `new` without one. */
export function subjectOf(source: GigWizardSource | null): GigDraftSubject {
  return source ? `${source.mode}:${source.listing.id}` : 'new'
}

const posterStep = gigForm.fields.poster.step

/** The poster of a gig: its field, and the entries of the draft that change with it. */
function createGigPoster(changeDraft: (edit: Pick<Partial<GigDraft>, 'posterName' | 'keptPoster'>) => void) {
  const field = createImageField('poster')

  function remove(): void {
    field.clear()
    changeDraft({ posterName: null, keptPoster: null })
  }

  return {
    ...field,
    remove,
    async choose(file: File): Promise<void> {
      remove()
      if (await field.choose(file)) changeDraft({ posterName: file.name })
    },
  }
}

/**
 * Keeps the version of an edited listing, which is sent with the edit: the server compares the version with its own to
 * find a conflicting edit.
 * @param initial the version that the draft started from; null for a new gig
 * @param jobListingId the edited listing; undefined for a new gig
 */
function createEditedVersion(initial: number | null, jobListingId: string | undefined) {
  let version = initial
  return {
    /** The version as the request's text. */
    current: () => String(version),
    /** Loads the server's version, so that saving again replaces the conflicting edit. */
    async refresh(): Promise<void> {
      if (jobListingId === undefined) return
      const outcome = await call('gig', undefined, { params: { jobListingId } })
      if (isResponse(outcome)) version = outcome.jobListing.version
    },
  }
}

/** The message for an edit that was not saved: the server's where it says what to do, else the specification's. */
function editFailureMessage(failure: Failure | null): string {
  return failure?.gate || failure?.code === 'conflict' || failure?.code === 'closed'
    ? failure.message
    : messages.gig.editFailed
}

/** The initial draft for a posted gig. An edit also has the version that it started from. */
function draftOfSource({ mode, listing }: GigWizardSource): GigDraft {
  const draft = draftOfListing(listing)
  return mode === 'edit' ? { ...draft, editedVersion: listing.version } : draft
}

/** The wizard's form. Each posted gig that a wizard starts with has a draft of its own. */
function createGigForm(business: SignedInBusiness, source: GigWizardSource | null) {
  return createDraftForm(source?.mode === 'edit' ? { ...gigForm, failureMessage: editFailureMessage } : gigForm, {
    draftKey: business.id,
    isCurrent: () => account.business?.id === business.id,
    initialDraft: () => (source ? draftOfSource(source) : startingDraft(business)),
    drafts: syncedDrafts(subjectOf(source)),
    // Viewing the steps of a posted gig is no change.
    isStepStored: source === null,
  })
}

interface GigUploadState {
  /** Percent of the gig sent, 0 while its poster is converted; null while no gig is being sent. */
  progress: number | null
  /** The requirement or cap that the server refused the last attempt for; null without one. */
  refusedAt: PostingGate | null
}

interface GigUploadOptions {
  form: ReturnType<typeof createGigForm>
  poster: ReturnType<typeof createGigPoster>
  /** Called when the server has another version of the edited listing. */
  onConflict: () => Promise<void>
}

function createGigUpload({ form, poster, onConflict }: GigUploadOptions) {
  const state: GigUploadState = proxy({ progress: null, refusedAt: null })

  function setProgress(percent: number | null): void {
    state.progress = percent
  }

  return {
    state,
    /** Resolves null when the server refuses the draft or does not respond, and when the poster is unusable. */
    async send<Name extends 'createGig' | 'editGig'>(
      name: Name,
      extraParts: FormParts = {},
    ): Promise<ResponseOf<Name> | null> {
      if (state.progress !== null) return null
      setProgress(0)
      // Before the submission: while it is pending, the converted poster could not change the draft.
      if (!(await poster.settle())) {
        setProgress(null)
        form.goTo(posterStep)
        return null
      }
      const answer = await form.submit(async (draft) => {
        state.refusedAt = null
        const parts = { ...gigParts(draft), ...extraParts, jobPosterImg: poster.file() }
        const outcome = await upload(name, parts, { onProgress: setProgress })
        if (isFailure(outcome)) {
          if (outcome.code === 'conflict') await onConflict()
          state.refusedAt = outcome.gate ?? null
        }
        return outcome
      })
      setProgress(null)
      if (answer === null) form.goToServerError()
      return answer
    },
  }
}

/**
 * Opens the wizard of one business, with its stored draft if there is one.
 * @param source the posted gig to start with; null for an empty form
 */
export function createGigWizard(business: SignedInBusiness, source: GigWizardSource | null = null) {
  const form = createGigForm(business, source)
  const edited = source?.mode === 'edit' ? source.listing : null
  const poster = createGigPoster(form.change)
  const version = createEditedVersion(form.state.draft.editedVersion, source?.listing.id)
  const gigUpload = createGigUpload({ form, poster, onConflict: version.refresh })
  const mode: GigWizardMode = source?.mode ?? 'new'

  /** Saves an edit, and updates the session's listing. Resolves true on success. */
  async function saveEdit(jobListingId: string): Promise<boolean> {
    const answer = await gigUpload.send('editGig', { jobListingId, version: version.current() })
    if (answer) businessListings.replaceOne(answer.jobListing)
    return answer !== null
  }

  /** Posts a new gig, and remembers the gig for the success screen. Resolves true on success. */
  async function postNew(): Promise<boolean> {
    const answer = await gigUpload.send('createGig')
    if (!answer) return false
    const listings = answer.data.jobListing.jobListingsWithApplicationStatus
    businessListings.replaceAll(listings)
    const { draft } = form.state
    const posted = listings.find(({ id }) => id === answer.jobListingId)
    const { expiringOn, status } = posted ?? listingOf(draft, business, null)
    const { reviewReasons = [] } = posted ?? {}
    postedGig.current = { id: answer.jobListingId, title: draft.jobTitle.trim(), expiringOn, status, reviewReasons }
    return true
  }

  return {
    form,
    poster: poster.state,
    upload: gigUpload.state,
    mode,
    /** The expected outcome of posting or saving the draft. */
    outlook(draft: Snapshot<GigDraft>, rules: Readonly<PostingRules>): Outlook {
      const current = account.business ?? business
      return outlookOf(listingOf(draft, current, null), edited, { business: current, rules, now: clock.now() })
    },
    /** Whether the gig was edited elsewhere after the stored draft was begun. */
    isOutdated: () => edited !== null && form.state.draft.editedVersion !== edited.version,
    choosePoster: poster.choose,
    removePoster: poster.remove,
    startOver(): void {
      if (form.startOver()) poster.clear()
    },
    /** Posts the gig or saves the edit. Resolves true once the server has it. Retries post a draft only once. */
    post: () => (edited ? saveEdit(edited.id) : postNew()),
    /** Revokes the URL of the poster's preview. */
    dispose: poster.clear,
  }
}
