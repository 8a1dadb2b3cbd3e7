import { proxy, ref } from 'valtio'
import { account, prepareImage, upload } from '@/client'
import type { BusinessEvent } from '@/contract'
import { limits, messages } from '@/domain'
import { createDraftForm } from '@/features/shared'
import { blankEvent, eventDataOf, eventForm } from './event-draft'
import { addEvent } from './events.store'

/** A chosen picture, already WebP, with its address for the screen. */
export interface EventImage {
  file: File
  previewUrl: string
}

/** What creating an event holds beside its draft. */
export interface EventImagesState {
  images: readonly EventImage[]
  /** What is wrong with the picture chosen last. */
  imageProblem: string | null
  /** Share of the event sent, 0–100; null while none is under way. */
  progress: number | null
  /** The event, once the server has it. */
  created: BusinessEvent | null
}

/** Begins an event of one business, from its kept draft if there is one. */
export function createEventForm(businessId: string) {
  const form = createDraftForm(eventForm, {
    accountId: businessId,
    isCurrent: () => account.business?.id === businessId,
    initialDraft: blankEvent,
  })
  const state: EventImagesState = proxy({ images: [], imageProblem: null, progress: null, created: null })

  function setImages(images: readonly EventImage[]): void {
    state.images = images
    state.imageProblem = null
    form.change({ imageNames: images.map(({ file }) => file.name) })
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
    form.startOver()
    Object.assign(state, { imageProblem: null, created: null })
  }

  /** Sends the event. The same draft makes one event, however often it is tried. */
  async function create(): Promise<void> {
    const answer = await form.submit((draft) => {
      state.progress = 0
      return upload(
        'createEvent',
        {
          eventData: JSON.stringify(eventDataOf(draft)),
          idempotencyKey: draft.idempotencyKey,
          eventImages: state.images.map(({ file }) => file),
        },
        { onProgress: (percent) => Object.assign(state, { progress: percent }) },
      )
    })
    state.progress = null
    if (!answer) return
    addEvent(businessId, answer.data.event)
    state.created = answer.data.event
  }

  return { form, state, addImage, removeImage, startOver, create, dispose: releaseImages }
}
