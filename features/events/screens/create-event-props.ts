import type { BusinessEvent } from '@/contract'
import type { DraftFormState, FormFields } from '@/features/shared'
import type { EventImagesState } from '../create-event.store'
import type { EventDraft, EventField } from '../event-draft'

/** The addresses of the form's links. */
interface CreateEventLinks {
  dashboard: string
  events: string
}

export interface CreateEventScreenProps extends DraftFormState<EventDraft, EventField>, EventImagesState {
  /** The first day an event may be on, `YYYY-MM-DD`. */
  today: string
  links: CreateEventLinks
  /** Returns the address printed on an event's posters. */
  posterAddress: (event: BusinessEvent) => string
  onChange: (typed: Partial<EventDraft>) => void
  onImageChoose: (file: File) => void
  /** Called with the index of the picture. */
  onImageRemove: (index: number) => void
  onCreate: () => void
  /** Discards a stored draft, or opens an empty form after an event was created. */
  onStartOver: () => void
}

/** The props of the form's parts. */
export interface EventFormProps extends CreateEventScreenProps {
  fields: FormFields<EventField>
}
