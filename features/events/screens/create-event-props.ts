import type { BusinessEvent } from '@/contract'
import type { DraftFormState, FormFields } from '@/features/shared'
import type { EventImagesState } from '../create-event.store'
import type { EventDraft, EventField } from '../event-draft'

/** Where creating an event leads. */
export interface CreateEventLinks {
  dashboard: string
  events: string
}

/** What the create-event screen shows and what happens in it. */
export interface CreateEventScreenProps extends DraftFormState<EventDraft, EventField>, EventImagesState {
  /** The first day an event may be on, `YYYY-MM-DD`. */
  today: string
  links: CreateEventLinks
  /** The address an event's posters carry. */
  posterAddress: (event: BusinessEvent) => string
  onChange: (typed: Partial<EventDraft>) => void
  onImageChoose: (file: File) => void
  /** By its place, from 0. */
  onImageRemove: (index: number) => void
  onCreate: () => void
  /** Begins anew: over a kept draft, or after an event. */
  onStartOver: () => void
}

/** What the form's parts take. */
export interface EventFormProps extends CreateEventScreenProps {
  fields: FormFields<EventField>
}
