import { proxy, ref } from 'valtio'
import { account, prepareImage, upload } from '@/client'
import type { BusinessEvent } from '@/contract'
import { limits, messages } from '@/domain'
import { createDraftForm } from '@/features/shared'
import { type EventDraft, eventDataOf, eventForm, newEventDraft } from './event-draft'
import { addEvent } from './events.store'

/** A chosen picture, converted to WebP, with an object URL for its preview. */
interface EventImage {
  file: File
  previewUrl: string
}

/** The state of a new event's form beside its draft. The draft contains no files, because it is stored. */
export interface EventFormState {
  images: readonly EventImage[]
  /** The message when the latest picture was refused; null otherwise. */
  imageProblem: string | null
  /** Percent of the request sent, 0–100: 0 while pictures are converted; null while no event is being created. */
  progress: number | null
  /** The event as the server stored it; null before it is created. */
  created: BusinessEvent | null
}

/**
 * The pictures of a new event.
 * @param onChange called with the pictures' file names
 */
function createEventImages(state: EventFormState, onChange: (imageNames: string[]) => void) {
  const isFull = () => state.images.length >= limits.eventImage.maxCount
  /** The pending conversions; each resolves true when its picture was added. */
  const conversions = new Set<Promise<boolean>>()
  /** How often the pictures were released, so that a conversion notices a release while it was pending. */
  let releaseCount = 0

  function setImages(images: readonly EventImage[]): void {
    state.images = images
    onChange(images.map(({ file }) => file.name))
  }

  /** Validates, converts and adds a chosen file. Resolves true when its picture was added. */
  async function convertAndAdd(chosen: File): Promise<boolean> {
    if (isFull()) {
      state.imageProblem = messages.event.tooManyImages
      return false
    }
    state.imageProblem = null
    const countBefore = releaseCount
    const { image, problem } = await prepareImage('event', chosen)
    if (releaseCount !== countBefore) return false
    // Other pictures may have been added during the conversion.
    if (!image || isFull()) {
      state.imageProblem = problem ?? messages.event.tooManyImages
      return false
    }
    const file = new File([image], chosen.name, { type: image.type })
    // A `ref`, because a proxy of a file is no file.
    setImages([...state.images, ref({ file, previewUrl: URL.createObjectURL(image) })])
    return true
  }

  return {
    /** Adds a picture, unless the event has `limits.eventImage.maxCount`. */
    async add(chosen: File): Promise<void> {
      const conversion = convertAndAdd(chosen)
      conversions.add(conversion)
      await conversion.finally(() => conversions.delete(conversion))
    },
    /** Waits for the pending conversions. Resolves false when a picture is unusable or was released. */
    settle: async () => (await Promise.all(conversions)).every(Boolean),
    remove(index: number): void {
      state.imageProblem = null
      const removed = state.images[index]
      if (removed) URL.revokeObjectURL(removed.previewUrl)
      setImages(state.images.filter((_image, otherIndex) => otherIndex !== index))
    },
    /** Removes all pictures, also those being converted, and revokes their URLs. The draft keeps the names to show. */
    release(): void {
      releaseCount += 1
      for (const { previewUrl } of state.images) URL.revokeObjectURL(previewUrl)
      state.images = []
    },
  }
}

/** Opens the form of a new event of a business, with its stored draft if there is one. */
export function createEventForm(businessId: string) {
  const form = createDraftForm(eventForm, {
    draftKey: businessId,
    isCurrent: () => account.business?.id === businessId,
    initialDraft: newEventDraft,
  })
  const state: EventFormState = proxy({ images: [], imageProblem: null, progress: null, created: null })
  const images = createEventImages(state, (imageNames) => form.change({ imageNames }))

  /** Clears the draft, the pictures and the created event, unless the event is being sent. */
  function startOver(): void {
    if (!form.startOver()) return
    images.release()
    Object.assign(state, { imageProblem: null, created: null })
  }

  function setProgress(percent: number | null): void {
    state.progress = percent
  }

  const send = (draft: EventDraft) =>
    upload(
      'createEvent',
      {
        eventData: JSON.stringify(eventDataOf(draft)),
        idempotencyKey: draft.idempotencyKey,
        eventImages: state.images.map(({ file }) => file),
      },
      { onProgress: setProgress },
    )

  /**
   * Creates the event. The draft's idempotency key makes every retry create the same event. Sends nothing when a
   * picture that is still being converted turns out to be unusable: its message is shown instead.
   */
  async function create(): Promise<void> {
    if (state.progress !== null) return
    setProgress(0)
    try {
      const answer = (await images.settle()) ? await form.submit(send) : null
      if (!answer) return
      addEvent(businessId, answer.data.event)
      state.created = answer.data.event
    } finally {
      setProgress(null)
    }
  }

  return { form, state, images, startOver, create }
}
