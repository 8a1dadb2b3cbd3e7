import { proxy, ref } from 'valtio'
import { account, draftStore, prepareImage, upload } from '@/client'
import { type BusinessEvent, isFailure } from '@/contract'
import { limits, messages } from '@/domain'
import { blankEvent, type EventDraft, eventDataOf, eventDraft, isBlank } from './event-draft'
import { type EventIssues, eventIssues, refusedFields } from './event-issues'
import { rememberEvent } from './events.store'

/** A chosen picture, already WebP, with its address for the screen. */
export interface EventImage {
  file: File
  previewUrl: string
}

/** Where a business is in creating an event. */
export interface CreateEventState {
  draft: EventDraft
  /** Whether the draft is one kept from an earlier visit. */
  resumed: boolean
  images: readonly EventImage[]
  /** What is wrong with the picture chosen last. */
  imageProblem: string | null
  /** What the server refused, until something is changed. */
  refused: EventIssues
  creating: boolean
  /** Share of the event sent, 0–100; null while none is under way. */
  progress: number | null
  /** Why the event has not been created. */
  failure: string | null
  /** The event, once the server has it. */
  created: BusinessEvent | null
}

const drafts = draftStore<EventDraft>('event', eventDraft)

export type CreateEvent = ReturnType<typeof createEventForm>

/** Begins an event of one business, from its kept draft if there is one. */
export function createEventForm(businessId: string) {
  const kept = drafts.read(businessId)
  const state: CreateEventState = proxy({
    draft: kept ?? blankEvent(),
    resumed: kept !== null,
    images: [],
    imageProblem: null,
    refused: {},
    creating: false,
    progress: null,
    failure: null,
    created: null,
  })

  function change(typed: Partial<EventDraft>): void {
    state.refused = {}
    state.draft = { ...state.draft, ...typed }
    if (isBlank(state.draft)) drafts.clear(businessId)
    else drafts.write(businessId, state.draft)
  }

  function setImages(images: readonly EventImage[]): void {
    state.images = images
    state.imageProblem = null
    change({ imageNames: images.map(({ file }) => file.name) })
  }

  /** Checks and converts a picture and adds it, while there are fewer than three. */
  async function addImage(chosen: File): Promise<void> {
    state.imageProblem = null
    const isFull = () => state.images.length >= limits.eventImage.maxCount
    const { image, problem } = isFull() ? { image: null, problem: null } : await prepareImage('event', chosen)
    if (!image || isFull()) {
      state.imageProblem = problem ?? messages.event.tooManyImages
      return
    }
    const file = new File([image], chosen.name, { type: image.type })
    setImages([...state.images, ref({ file, previewUrl: URL.createObjectURL(image) })])
  }

  function removeImage(index: number): void {
    const removed = state.images[index]
    if (removed) URL.revokeObjectURL(removed.previewUrl)
    setImages(state.images.filter((_, place) => place !== index))
  }

  function releaseImages(): void {
    for (const { previewUrl } of state.images) URL.revokeObjectURL(previewUrl)
    state.images = []
  }

  /** Forgets what is typed, and an event just created, and begins anew. */
  function startOver(): void {
    releaseImages()
    drafts.clear(businessId)
    Object.assign(state, { draft: blankEvent(), resumed: false, imageProblem: null, refused: {}, failure: null })
    state.created = null
  }

  /** Sends the event. The same draft makes one event, however often it is tried. */
  async function create(): Promise<void> {
    if (state.creating || Object.keys(eventIssues(state.draft)).length > 0) return
    Object.assign(state, { creating: true, progress: 0, failure: null, refused: {} })
    const { draft, images } = state
    const outcome = await upload(
      'createEvent',
      {
        eventData: JSON.stringify(eventDataOf(draft)),
        idempotencyKey: draft.idempotencyKey,
        eventImages: images.map(({ file }) => file),
      },
      { onProgress: (percent) => Object.assign(state, { progress: percent }) },
    )
    Object.assign(state, { creating: false, progress: null })
    if (outcome === null) {
      state.failure = messages.event.unexpected
    } else if (isFailure(outcome)) {
      state.refused = refusedFields(outcome.fields ?? {})
      state.failure = outcome.message || messages.event.failed
    } else if (account.business?.id === businessId) {
      drafts.clear(businessId)
      rememberEvent(businessId, outcome.data.event)
      state.created = outcome.data.event
    }
  }

  return { state, change, addImage, removeImage, startOver, create, dispose: releaseImages }
}
